import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './planted.ts';

/** Reads the clock of the machine that runs the code. */
const READS_CLOCK = /\bDate\.now\(|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bTemporal\.Now\b|\.format\(\s*\)/;
/** Where a machine's own clock may be read: the device's adapter, and the server that tells its time. */
const MAY = new Set(['adapters/browser/browser-clockwork.ts', 'adapters/bff/mount.ts']);

it('code of the browser takes the time from its clock alone, which the server sets', () => {
  const files = globSync('{core,ui,adapters/bff,adapters/browser}/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(800);
  const reading = files.filter((file) => READS_CLOCK.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(new Set(reading)).toEqual(MAY);
});
