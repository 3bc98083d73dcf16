import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';

const DATA = join(import.meta.dirname, '../../../adapters/provider-sandbox/data');
const folder = mkdtempSync(join(tmpdir(), 'zori-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of a real data file in which each text is replaced by another. */
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

/** What the reading of a file complains of, a line each, without the folder. */
export const faultsOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    return String(error).replaceAll(`${folder}/`, '');
  }
  throw new Error('There was nothing to complain of');
};
