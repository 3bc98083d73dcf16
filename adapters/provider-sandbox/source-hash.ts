import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A short name for the state of some sources of this folder: what was made by them carries it, so that a change
 * makes it anew and nobody has to remember to raise a number.
 */
export const sourceHash = (sources: readonly string[], ...also: readonly string[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(also));
  for (const source of sources) {
    for (const file of filesOf(join(import.meta.dirname, source))) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};

const filesOf = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort();
