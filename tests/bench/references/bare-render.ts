import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '#tests/architecture/planted.ts';
import { cores, runProcess } from '../tools/processes.ts';

/** Beside the sources, so that packages are found from there; `npm run build` writes elsewhere. */
const OUTPUT = join(root, 'reports/bench/bare-render');

/** How many pages a second bare `renderToString` makes of these addresses in turn, on the server's core. */
export const measureBareRender = async (
  providerUrl: string,
  paths: readonly string[],
  seconds: number,
): Promise<number> => {
  await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: 'tests/bench/references/render-pages.tsx',
      outDir: OUTPUT,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'render-pages.mjs' } },
    },
  });
  const args = [join(OUTPUT, 'render-pages.mjs'), providerUrl, String(seconds), ...paths];
  const printed = await runProcess({ args, core: cores.server, cwd: root, env: { NODE_ENV: 'production' } });
  return JSON.parse(printed).perSecond;
};
