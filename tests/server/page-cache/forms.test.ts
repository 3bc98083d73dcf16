import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { boundedStore } from '#adapters/cache/bounded-store.ts';
import type { Header } from '#adapters/cache/shared-pages.ts';
import {
  chooseForm,
  chooseFormForOnce,
  compress,
  compressOnce,
  decompress,
  forms,
  onTheFly,
} from '#server/page-cache/forms.ts';
import { compressBest, formOf, type ReadyPage, readyPage, sizeOf } from '#server/page-cache/ready-page.ts';
import { root } from '#tests/architecture/planted.ts';
import { aStoredPage } from '#tests/support/stored-page.ts';
import { at } from './a-cache.ts';

/** A text as people write them: what is made up by a rule presses otherwise. */
const text = readFileSync(join(root, 'core/RULES.md'), 'utf8');
const readers = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (body: Uint8Array) => body,
};

const aReadyPage = (rest: Partial<ReturnType<typeof aStoredPage>> = {}): ReadyPage =>
  readyPage(at('/x'), aStoredPage(text, rest), 300);
/** Headers as an object; what is an answer's pageHeaders is still empty in them. */
const read = (headers: readonly string[]): Record<string, string> =>
  Object.fromEntries(headers.flatMap((name, place) => (place % 2 === 0 ? [[name, headers[place + 1] ?? '']] : [])));

describe('the form of an answer', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['deflate, GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, zstd ;q=0,gzip;q=0.1', 'gzip'],
    ['br;q=0.5', 'br'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['br;q=0.1, gzip;q=0.1, zstd;q=0.2', 'zstd'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip;q=0.5, identity;q=0.5', 'gzip'],
    ['br;q=x, gzip;Q=0.2', 'gzip'],
    ['br, *;q=0', 'br'],
    ['br;freq=0, gzip', 'br'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    ['xbr, brx', 'identity'],
    ['*', 'identity'],
    [undefined, 'identity'],
  ])('for %s is %s', (accepted, form) => {
    expect(chooseForm(accepted)).toBe(form);
    expect(chooseForm(accepted)).toBe(form);
  });

  it('is found for more headers than anybody has', () => {
    for (let nth = 0; nth < 300; nth += 1) expect(chooseForm(`x${nth}, gzip`)).toBe('gzip');
  });

  it.each(forms)('%s says the very same, at either effort, and no more than it must', async (form) => {
    const [quick, best] = [
      await compress(Buffer.from(text), form, 'quick'),
      await compress(Buffer.from(text), form, 'best'),
    ];
    for (const body of [quick, best]) expect(String(readers[form](body))).toBe(text);
    if (form === 'identity') expect(best.length).toBe(quick.length);
    else expect(best.length).toBeLessThan(quick.length);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['', 'identity'],
  ])('of a page that is sent once is, for %s, %s', (accepted, form) => {
    expect(chooseFormForOnce(accepted)).toBe(form);
  });

  it.each(forms)('%s of a page that is sent once says the very same, with less effort', async (form) => {
    const once = compressOnce(Buffer.from(text), form);
    expect(String(readers[form](once))).toBe(text);
    const stored = await compress(Buffer.from(text), form, 'quick');
    if (form === 'identity') expect(once.length).toBe(stored.length);
    else expect(once.length).toBeGreaterThan(stored.length);
  });

  it('of answers compressed on the fly is brotli between a page that is sent once and one that is stored', async () => {
    const { length } = brotliCompressSync(text, { params: onTheFly });
    expect(length).toBeGreaterThan((await compress(Buffer.from(text), 'br', 'quick')).length);
    expect(length).toBeLessThan(compressOnce(Buffer.from(text), 'br').length);
  });

  it('comes back from brotli', async () => {
    expect(String(await decompress(await compress(Buffer.from(text), 'br', 'quick')))).toBe(text);
  });
});

describe('a ready page', () => {
  it('has its brotli form immediately, and other forms at their first request', async () => {
    const page = aReadyPage();
    expect(Object.keys(page.forms)).toEqual(['br']);
    for (const form of forms) {
      const { body, headers } = await formOf(page, form);
      expect(String(readers[form](body))).toBe(text);
      expect(read(headers)['content-length']).toBe(String(body.length));
      expect(read(headers)['content-encoding']).toBe(form === 'identity' ? undefined : form);
      expect(await formOf(page, form)).toBe(page.forms[form]);
    }
    expect(sizeOf(page)).toBeGreaterThan(text.length);
  });

  it('names each form’s bytes by a strong tag of their pageHeaders, also once they are compressed hard', async () => {
    const page = aReadyPage();
    const tags = async () =>
      Promise.all(forms.map(async (form) => read((await formOf(page, form)).headers).etag ?? ''));
    const quick = await tags();
    await compressBest(page);
    const best = await tags();
    expect(new Set([...quick, ...best]).size).toBe(7);
    for (const tag of [...quick, ...best]) expect(tag).toMatch(/^"hash-of-\d+(?:\.\w+-\w+)?"$/);
    expect(quick[3]).toBe(best[3]);
  });

  it('compressed at the best level is smaller in all forms that were asked for', async () => {
    const page = readyPage(
      at('/x'),
      aStoredPage(text, { brotli: await compress(Buffer.from(text), 'br', 'quick') }),
      300,
    );
    const quick = (await formOf(page, 'gzip')).body;
    const before = page.stored.brotli;
    await compressBest(page);
    expect(page.stored).toMatchObject({ effort: 'best' });
    expect(page.stored.brotli.length).toBeLessThan(before.length);
    expect(page.forms.br?.body).toBe(page.stored.brotli);
    expect(page.forms.gzip?.body.length).toBeLessThanOrEqual(quick.length);
    expect(Object.keys(page.forms).sort()).toEqual(['br', 'gzip']);
  });

  it('answers with the headers of its host and its own; what differs by form is said once', async () => {
    const hostHeaders: readonly Header[] = [
      ['x-frame-options', 'DENY'],
      ['vary', 'cookie'],
    ];
    const pageHeaders: readonly Header[] = [
      ['content-type', 'text/html'],
      ['x-robots-tag', 'noindex'],
    ];
    const page = aReadyPage({ hostHeaders, pageHeaders });
    const { headers, unchanged } = await formOf(page, 'br');
    expect(read(headers)).toEqual({
      'x-request-id': '',
      age: '',
      'x-cache': '',
      'x-frame-options': 'DENY',
      'content-type': 'text/html',
      'x-robots-tag': 'noindex',
      vary: 'cookie, accept-encoding',
      etag: expect.stringContaining('.br-quick"'),
      'content-encoding': 'br',
      'content-length': String(page.stored.brotli.length),
    });
    expect(headers.filter((name) => name === 'vary')).toHaveLength(1);
    const { 'content-encoding': _form, 'content-length': _length, ...rest } = read(headers);
    expect(read(unchanged)).toEqual(rest);
  });

  it('without a text has one form', async () => {
    const page = readyPage(at('/x'), aStoredPage('', { brotli: new Uint8Array(), status: 301 }), 300);
    expect(Object.keys(page.forms)).toEqual(['identity']);
    const form = await formOf(page, 'br');
    expect([form.body.length, read(form.headers)['content-encoding']]).toEqual([0, undefined]);
    await compressBest(page);
    expect(String(await decompress(page.stored.brotli))).toBe('');
  });
});

describe('what a page takes', () => {
  const takes = (tags: number, brotli: number): number => {
    const names = Array.from({ length: tags }, (_, nth) => `product:${nth}` as const);
    return sizeOf(readyPage(at('/x'), aStoredPage('', { tags: names, brotli: new Uint8Array(brotli) }), 300));
  };

  it('is its forms, its tags, and a little more', () => {
    const bare = takes(0, 0);
    expect(bare).toBe(2_050);
    expect(takes(0, 500) - bare).toBe(500);
    expect(takes(10, 0) - bare).toBe(480);
  });
});

describe('a bounded store', () => {
  const sizeOf = (text: string): number => text.length;
  const long = (length: number): string => ' '.repeat(length);

  it('evicts the least recently used entries beyond its bytes and entries, keys included', () => {
    const store = boundedStore<string>({ bytes: 100, entries: 3, sizeOf });
    store.set('a', long(39));
    store.set('b', long(39));
    store.get('a');
    store.set('c', long(39));
    expect([...store.keys()].sort()).toEqual(['a', 'c']);
    expect(store.calculatedSize).toBe(80);
    for (const key of ['d', 'e', 'f', 'g']) store.set(key, 'x');
    expect([...store.keys()].sort()).toEqual(['e', 'f', 'g']);
  });

  it('stores nothing larger than its limit', () => {
    const store = boundedStore<string>({ bytes: 100, sizeOf });
    store.set('a', 'x');
    store.set('b', long(100));
    expect([...store.keys()]).toEqual(['a']);
    store.set('b', long(97));
    expect(store.calculatedSize).toBe(100);
  });
});
