import base from './playwright.config.ts';
const { webServer: _web, ...rest } = base;
export default { ...rest, outputDir: '/tmp/qo/out', workers: 1, use: { ...rest.use, baseURL: 'http://localhost:8011', trace: 'off' } };
