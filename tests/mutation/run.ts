// `npm run test:mutation`: plants faults in every part, or in the one that is named, and fails where too few are caught.
import { spawnSync } from 'node:child_process';
import { parts } from './parts.ts';

const [named, ...flags] = process.argv.slice(2);
if (named !== undefined && !parts.has(named)) {
  console.error(`There is no part ${named}: name one of ${[...parts.keys()].join(', ')}, or none for all of them.`);
  process.exit(1);
}

const codes = (named === undefined ? [...parts.keys()] : [named]).map((part) => {
  console.log(`\n── mutation testing of ${part} …`);
  const env = { ...process.env, MUTATED_PART: part };
  return spawnSync('stryker', ['run', 'tests/mutation/stryker.config.mjs', ...flags], { stdio: 'inherit', env }).status;
});
process.exit(codes.every((code) => code === 0) ? 0 : 1);
