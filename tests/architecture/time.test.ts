import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './planted.ts';

/** Reads the clock of the machine that runs the code. */
const READS_CLOCK = /\bDate\.now\(|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bTemporal\.Now\b|\.format\(\s*\)/;
/** The device's clock. */
const ADAPTER = 'adapters/browser/browser-clockwork.ts';

it('code of the browser takes the time from its clock alone, which the server sets', () => {
  const files = globSync('{core,ui,adapters/bff,adapters/browser}/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(800);
  const reading = files.filter((file) => READS_CLOCK.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(reading).toEqual([ADAPTER]);
});
