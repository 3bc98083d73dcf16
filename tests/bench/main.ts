import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#tests/architecture/planted.ts';
import { drawBars } from './bars.ts';
import { groups } from './groups/index.ts';
import { loadBefore, type Measured, shownLine, writeResults } from './report.ts';
import { type Group, verdictOf } from './result.ts';

const giveUp = (line: string): never => {
  console.error(line);
  process.exit(1);
};

const readFlags = () => {
  try {
    return parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
};

const { only, quick } = readFlags();

const chosen = (): readonly Group[] => {
  if (only === undefined) return groups;
  const names = only.split(',');
  const unknown = names.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0)
    giveUp(`There is no group ${unknown.join(', ')}; there are ${groups.map(({ name }) => name).join(', ')}`);
  return groups.filter(({ name }) => names.includes(name));
};

/** A group that cannot be measured is reported as such, and the others go on. */
const measure = async ({ name, title, measure }: Group): Promise<Measured> => {
  console.log(`\n── ${title} …`);
  try {
    const result = await measure({ quick });
    for (const line of result.lines) console.log(shownLine(line));
    return { title, ...result };
  } catch (error) {
    console.error(error);
    return { title, lines: [], failure: `${name} could not be measured` };
  }
};

// Whatever was started ends with this process, however that ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const before = loadBefore();
const measured: Measured[] = [];
for (const group of chosen()) measured.push(await measure(group));

// Only a whole run in full length makes results that may be shown.
const folder = join(root, only === undefined && !quick ? 'tests/bench' : 'reports/bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'RESULTS.md'), writeResults(measured, before));
writeFileSync(join(folder, 'results.svg'), drawBars(measured));

const failed = measured.reduce(
  (sum, { lines, failure }) =>
    sum + lines.filter((line) => verdictOf(line) === 'fail').length + (failure === undefined ? 0 : 1),
  0,
);
console.log(`\n${folder}/RESULTS.md: ${failed === 0 ? 'every must is kept' : `${failed} fail`}`);
process.exit(failed === 0 ? 0 : 1);
