// `npm test`: every check that a change has to pass.
import { check, conclude, inTurn, playwright, prepare, vitest } from './groups.mjs';

prepare();

// Each of the two waits for a part of its time, which the other fills.
await Promise.all([
  inTurn(vitest('unit', 'core', 'unit', 'server'), playwright('browser', 'tests/playwright.config.ts')),
  inTurn(
    vitest('integration', 'integration'),
    vitest('contract and architecture', 'contract', 'architecture'),
    check('format', 'biome', 'format', '.'),
    check('lint', 'biome', 'lint', '--error-on-warnings', '.'),
    check('lint of types and boundaries', 'oxlint', '--type-aware'),
    check('types', 'tsc', '-p', 'tsconfig.json'),
    check('types of core', 'tsc', '-p', 'core/tsconfig.json'),
  ),
]);

conclude();
