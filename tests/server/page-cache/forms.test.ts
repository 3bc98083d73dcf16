import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Header } from '#core/site/caching/index.ts';
import { chooseForm, compress, decompress, forms } from '#server/page-cache/forms.ts';
import { createMemory } from '#server/page-cache/memory.ts';
import { compressHard, formOf, type ReadyPage, readyPage, sizeOf } from '#server/page-cache/ready-page.ts';
import { root } from '#tests/architecture/planted.ts';
import { aKeptPage } from '#tests/support/kept-page.ts';
import { at } from './a-cache.ts';

/** A text as people write them: what is made up by a rule presses otherwise. */
const text = readFileSync(join(root, 'core/RULES.md'), 'utf8');
const readers = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (body: Uint8Array) => body,
};

const aReadyPage = (rest: Partial<ReturnType<typeof aKeptPage>> = {}): ReadyPage =>
  readyPage(at('/x'), aKeptPage(text, rest), 300);
/** Headers as an object; what is an answer's own is still empty in them. */
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

  it('comes back from brotli', async () => {
    expect(String(await decompress(await compress(Buffer.from(text), 'br', 'quick')))).toBe(text);
  });
});

describe('a ready page', () => {
  it('has its brotli form at once, and every other when it is first asked for', async () => {
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

  it('names each form’s bytes by a strong tag of their own, also once they are compressed hard', async () => {
    const page = aReadyPage();
    const tags = async () =>
      Promise.all(forms.map(async (form) => read((await formOf(page, form)).headers).etag ?? ''));
    const quick = await tags();
    await compressHard(page);
    const best = await tags();
    expect(new Set([...quick, ...best]).size).toBe(7);
    for (const tag of [...quick, ...best]) expect(tag).toMatch(/^"hash-of-\d+(?:\.\w+-\w+)?"$/);
    expect(quick[3]).toBe(best[3]);
  });

  it('compressed hard is smaller in all forms that were asked for, and holds no text any more', async () => {
    const page = readyPage(
      at('/x'),
      aKeptPage(text, { packed: await compress(Buffer.from(text), 'br', 'quick') }),
      300,
      Buffer.from(text),
    );
    const quick = (await formOf(page, 'gzip')).body;
    const before = page.kept.packed;
    await compressHard(page);
    expect(page.kept).toMatchObject({ effort: 'best' });
    expect(page.kept.packed.length).toBeLessThan(before.length);
    expect(page.forms.br?.body).toBe(page.kept.packed);
    expect(page.forms.gzip?.body.length).toBeLessThanOrEqual(quick.length);
    expect([page.text, Object.keys(page.forms).sort()]).toEqual([undefined, ['br', 'gzip']]);
  });

  it('answers with the headers of its host and its own; what differs by form is said once', async () => {
    const fixed: readonly Header[] = [
      ['x-frame-options', 'DENY'],
      ['vary', 'cookie'],
    ];
    const own: readonly Header[] = [
      ['content-type', 'text/html'],
      ['x-robots-tag', 'noindex'],
    ];
    const page = aReadyPage({ fixed, own });
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
      'content-length': String(page.kept.packed.length),
    });
    expect(headers.filter((name) => name === 'vary')).toHaveLength(1);
    const { 'content-encoding': _form, 'content-length': _length, ...rest } = read(headers);
    expect(read(unchanged)).toEqual(rest);
  });

  it('without a text has one form', async () => {
    const page = readyPage(at('/x'), aKeptPage('', { packed: new Uint8Array(), status: 301 }), 300);
    expect(Object.keys(page.forms)).toEqual(['identity']);
    const form = await formOf(page, 'br');
    expect([form.body.length, read(form.headers)['content-encoding']]).toEqual([0, undefined]);
    await compressHard(page);
    expect(String(await decompress(page.kept.packed))).toBe('');
  });
});

describe('what a page takes', () => {
  const takes = (tags: number, packed: number, given?: Uint8Array): number => {
    const names = Array.from({ length: tags }, (_, nth) => `product:${nth}` as const);
    return sizeOf(readyPage(at('/x'), aKeptPage('', { tags: names, packed: new Uint8Array(packed) }), 300, given));
  };

  it('is its forms, its tags, its text while it is held, and a little more', () => {
    const bare = takes(0, 0);
    // With the 32 letters of its key and its path.
    expect(bare).toBe(2_080);
    expect(takes(0, 500) - bare).toBe(500);
    expect(takes(10, 0) - bare).toBe(480);
    expect(takes(0, 0, Buffer.from('text')) - bare).toBe(4);
  });
});

describe('the memory of ready pages', () => {
  const page = (path: string, bytes: number): ReadyPage =>
    readyPage(at(path), aKeptPage('', { packed: new Uint8Array(bytes), tags: [] }), 300);
  const keyOf = (path: string) => at(path).key;

  it('takes no more bytes and no more pages than it may: what was used last stays', () => {
    const memory = createMemory({ bytes: 100_000, pages: 3 });
    for (const path of ['/a', '/b']) memory.put(page(path, 40_000));
    memory.get(keyOf('/a'));
    memory.put(page('/c', 40_000));
    expect([memory.get(keyOf('/a')), memory.get(keyOf('/b'))].map(Boolean)).toEqual([true, false]);
    for (const path of ['/d', '/e', '/f', '/g']) memory.put(page(path, 10));
    expect(memory.entries()).toBe(3);
    expect(memory.bytes()).toBeLessThan(10_000);
    memory.put(page('/big', 100_000));
    expect([memory.get(keyOf('/big')), memory.entries()]).toEqual([undefined, 3]);
    const whole = page('/whole', 5_000);
    const tight = createMemory({ bytes: sizeOf(whole), pages: 1 });
    tight.put(whole);
    expect([tight.entries(), tight.bytes()]).toEqual([1, sizeOf(whole)]);
  });

  it('counts what a page takes anew when it is put again, and forgets what is dropped', () => {
    const memory = createMemory({ bytes: 1_000_000, pages: 10 });
    memory.put(page('/a', 5_000));
    const before = memory.bytes();
    memory.put(page('/a', 5_000));
    expect(memory.bytes()).toBe(before);
    memory.put(page('/b', 5_000));
    memory.dropWhere(({ address }) => address.path === '/a');
    expect([memory.entries(), memory.bytes()]).toEqual([1, before]);
    memory.drop(keyOf('/b'));
    memory.drop(keyOf('/b'));
    expect([memory.entries(), memory.bytes()]).toEqual([0, 0]);
  });
});
