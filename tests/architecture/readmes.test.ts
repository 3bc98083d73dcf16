import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const groups = [...foldersIn('core'), ...foldersIn('ui/features')];

/** Features that have a row in the README of their group. */
const listedIn = (readme: string): string[] =>
  [...readme.matchAll(/^\| `([\w-]+)\/` +\| \S/gm)].map(([, name = '']) => name);

describe('the README of a group', () => {
  it.each(groups.filter((group) => foldersIn(group).length > 0))(
    'of %s has a row for each feature, and no other',
    (group) => {
      const features = foldersIn(group).map((feature) => feature.slice(group.length + 1));
      expect(listedIn(readFileSync(join(root, group, 'README.md'), 'utf8')).toSorted()).toEqual(features.toSorted());
    },
  );

  it('is caught when a row is missing or says nothing', () => {
    expect(listedIn('| `cart/` | lines |\n| `quote/` |  |\n| delivery | fees |\n')).toEqual(['cart']);
  });
});
