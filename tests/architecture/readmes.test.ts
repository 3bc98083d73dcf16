import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Features that have a row in the README of their group. */
const listedIn = (readme: string): string[] =>
  [...readme.matchAll(/^\| `([\w-]+)\/` +\| \S/gm)].map(([, name = '']) => name);

describe('the README of a group of core', () => {
  it.each(foldersIn('core'))('of %s has a row for each feature, and no other', (group) => {
    const readme = readFileSync(join(root, 'core', group, 'README.md'), 'utf8');
    expect(listedIn(readme).toSorted()).toEqual(foldersIn(`core/${group}`).toSorted());
  });

  it('is caught when a row is missing or says nothing', () => {
    expect(listedIn('| `cart/` | lines |\n| `quote/` |  |\n| delivery | fees |\n')).toEqual(['cart']);
  });
});
