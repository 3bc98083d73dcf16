import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { autorun, isObservable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';
import { pageStoreRows } from './page-store-rows.ts';
import { storeRows } from './store-rows.ts';

const rows = [...storeRows, ...pageStoreRows];

/** Classes of stores, by what their files are called and export, that `storeOf` does not make. */
const classes = readdirSync(join(root, 'ui/features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-store.ts'))
  .flatMap((file) => [
    ...readFileSync(join(root, 'ui/features', file), 'utf8').matchAll(/^export class (\w+)(?!.* extends storeOf\()/gm),
  ])
  .map(([, name]) => name);

it('every store has a row', () => {
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(classes));
});

describe.each(rows)('$name', ({ name, begin, before, after }) => {
  it('notifies observers of a change, also by a detached action', async () => {
    const { act, watched } = await begin();
    const seen: unknown[] = [];
    const stop = autorun(() => void seen.push(watched()));
    await act();
    stop();
    expect([seen[0], seen.at(-1)]).toEqual([before, after]);
  });

  it('exposes values of core without making them observable', async () => {
    const { store, act } = await begin();
    await act();
    expect(store.constructor.name).toBe(name);
    expect(Object.entries(store).filter(([, value]) => isPlain(value) && isObservable(value))).toEqual([]);
  });
});

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object);
