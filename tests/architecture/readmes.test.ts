import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const layers = ['core', 'adapters', 'ui', 'server', 'tests'];

describe('every folder of the first two levels, and every group of features', () => {
  it.each([...layers, ...layers.flatMap(foldersIn), ...foldersIn('ui/features')])(
    '%s says what lives there',
    (folder) => {
      expect(existsSync(join(root, folder, 'README.md'))).toBe(true);
    },
  );
});
