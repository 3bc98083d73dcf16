import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { systemBrowser } from '#tests/prerequisites.mjs';
import { type GroupResult, type Line, type Verdict, verdictOf } from './result.ts';
import { loadTool } from './tools/load.ts';
import { canPin } from './tools/processes.ts';

/** A group's result as a run has it; with `failure` it could not be measured. */
export interface Measured extends GroupResult {
  readonly title: string;
  readonly failure?: string;
}

/** A number in as many digits as tell something, with its unit. */
export const shown = (value: number, unit: string): string => {
  if (value === Infinity) return 'never';
  const digits = Math.abs(value) < 1 ? 3 : Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return `${Number(value.toFixed(digits)).toLocaleString('en')}${unit}`;
};

const bound = ({ limit }: Line, value: number | undefined): string =>
  value === undefined ? '–' : `${limit.better === 'less' ? '≤' : '≥'} ${shown(value, limit.unit)}`;

const words: Record<Verdict, string> = { aim: 'aim', pass: 'pass', fail: '**fail**' };

/** A line as the terminal shows it. */
export const shownLine = (line: Line): string => {
  const { what, limit, measured, note } = line;
  const asked = `must ${bound(line, limit.must)}, aim ${bound(line, limit.aim)}`;
  return `${verdictOf(line).padEnd(4)} ${what}: ${shown(measured, limit.unit)} (${asked}${note ? `; ${note}` : ''})`;
};

const table = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `|${cells.join('|')}|`).join('\n');
};

const section = ({ title, lines, facts = [], failure }: Measured): string => {
  const limited = lines.map((line) => [
    line.what,
    bound(line, line.limit.must),
    bound(line, line.limit.aim),
    shown(line.measured, line.limit.unit),
    words[verdictOf(line)],
  ]);
  const reported = facts.map(({ what, value, unit }) => [what, shown(value, unit)]);
  return [
    `## ${title}`,
    ...(failure === undefined ? [] : [`**${failure}**`]),
    ...(limited.length > 0 ? [table([['what', 'must', 'aim', 'measured', ''], ...limited])] : []),
    ...(reported.length > 0 ? [table([['beside it', 'measured'], ...reported])] : []),
  ].join('\n\n');
};

const machine = (): string => {
  const [{ model } = { model: 'unknown' }] = cpus();
  const browser = spawnSync(systemBrowser() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout;
  return [
    `${cpus().length} × ${model.trim()}`,
    `${Math.round(totalmem() / 1e9)} GB`,
    `${process.platform}`,
    `Node ${process.versions.node}`,
    browser?.trim() || 'Playwright’s own Chromium',
    `load by ${loadTool}${canPin ? ', servers and load held to different cores' : ''}`,
  ].join(', ');
};

/** How many processes waited for a processor before a run: on a busy machine nothing is measured well. */
export const loadBefore = (): string => `load average before the run ${(loadavg()[0] ?? 0).toFixed(1)}`;

/** The results of a run as a page: date, machine, and a table a group; `before` tells what the machine was at. */
export const writeResults = (measured: readonly Measured[], before: string): string => {
  const verdicts = measured.flatMap(({ lines }) => lines.map(verdictOf));
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `${[
    '# What the bench measured',
    `On ${date} by \`npm run bench\`: ${machine()}; ${before}.`,
    `Of ${verdicts.length} lines ${count('aim')} reach their aim, ${count('pass')} keep to their must, ${count('fail')} fail.`,
    '![Every line beside its must](results.svg)',
    ...measured.map(section),
  ].join('\n\n')}\n`;
};
