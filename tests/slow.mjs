// `npm run test:slow`: what takes too long for every change; the workflow runs it nightly.
import { conclude, inTurn, playwright, prepare, vitest } from './groups.mjs';

prepare();

await inTurn(
  vitest('third language', 'slow'),
  playwright('browser, both languages and screens', 'tests/slow/playwright.config.ts'),
  playwright('barriers', 'tests/barriers/playwright.config.ts'),
);

conclude();
