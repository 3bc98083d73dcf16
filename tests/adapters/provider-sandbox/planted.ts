import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';

const DATA = join(import.meta.dirname, '../../../adapters/provider-sandbox/data');
const folder = mkdtempSync(join(tmpdir(), 'zori-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of a data file with some texts replaced. */
export const planted = (file: string, ...faults: readonly (readonly [string, string])[]): string => {
  const real = readFileSync(join(DATA, file), 'utf8');
  const copy = join(folder, file);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(
    copy,
    faults.reduce((text, [right, wrong]) => {
      expect(text).toContain(right);
      return text.replace(right, wrong);
    }, real),
  );
  return copy;
};

/** The faults that reading a file reports, without its folder. */
export const faultsOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return String(error).replaceAll(`${folder}/`, '');
  }
  throw new Error('There was nothing to complain of');
};
