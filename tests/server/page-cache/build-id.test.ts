import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { buildIdOf, pageSettings } from '#server/page-cache/build-id.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const files = { 'dist/assets.json': '{}', 'dist/server/renderer.mjs': 'a', 'dist/server/chunks/page.js': 'b' };
const settings = { shopOrigin: 'http://localhost:8000' };

/** The id of a build of these files with these settings. */
const idOf = (changes: Readonly<Record<string, string>> = {}, made: object = settings): string => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(join(folder.path, dirname(name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  return buildIdOf(folder.path, made);
};

describe('the name of a build', () => {
  it('is equal for equal files and settings in any folder, and valid in a key', () => {
    expect(idOf()).toMatch(/^[\w-]{12}$/);
    expect(idOf()).toBe(idOf());
  });

  it.each([
    ['the list of assets', { 'dist/assets.json': '{"a":1}' }],
    ['a page', { 'dist/server/renderer.mjs': 'c' }],
    ['a part of a page', { 'dist/server/chunks/page.js': 'c' }],
    ['a page more', { 'dist/server/new.mjs': '' }],
  ])('is another one with another text of %s', (_what, changes) => {
    expect(idOf(changes)).not.toBe(idOf());
  });

  it('is another one with other settings, and the same whatever else is there', () => {
    expect(idOf({}, { ...settings, priceMaxAge: 60 })).not.toBe(idOf());
    expect(idOf({ 'dist/client/app.css': 'a', 'dist/server/notes.txt': 'b', 'server/main.ts': 'c' })).toBe(idOf());
  });

  it('DELIVERY-16: is another one where other days are promised, and the same where only the process is run otherwise', () => {
    const shopOf = (env: Record<string, string>) => idOf({}, pageSettings(parseConfig(env)));
    const ids = [{}, { DELIVERY_DAYS: 'none' }, { EXPRESS_UNTIL: '15' }, { DELIVERY_HOLIDAYS: 'none' }].map(shopOf);
    expect(new Set(ids).size).toBe(ids.length);
    expect(shopOf({ LOG_LEVEL: 'warn', DRAIN_SECONDS: '5' })).toBe(shopOf({}));
  });
});
