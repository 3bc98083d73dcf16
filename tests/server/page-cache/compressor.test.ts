import { describe, expect, it } from 'vitest';
import { createCompressor } from '#server/page-cache/compressor.ts';
import { type ReadyPage, readyPage } from '#server/page-cache/ready-page.ts';
import { eventually } from '#tests/support/running-shop.ts';
import { aStoredPage } from '#tests/support/stored-page.ts';
import { at } from './a-cache.ts';

const aPage = (path: string, keeping: 'page' | 'brief' = 'page') =>
  readyPage(at(path), aStoredPage(`<h1>${path}</h1>`, { keeping }), 300);

const compressing = (isStored: (page: ReadyPage) => boolean = () => true) => {
  const state = { busy: false };
  const [compressed, errors]: [string[], unknown[]] = [[], []];
  const compressor = createCompressor({
    isBusy: () => state.busy,
    isStored,
    onCompressed: ({ address }) => void compressed.push(address.path),
    onError: (error) => void errors.push(error),
  });
  return { compressor, compressed, errors, state };
};

describe('compressing pages as hard as it goes', () => {
  it('happens after their first answer, one after the other, each once', async () => {
    const { compressor, compressed } = compressing();
    const [a, b] = [aPage('/a'), aPage('/b')];
    for (const page of [a, b, a, b]) compressor.add(page);
    expect(compressed).toEqual([]);
    await eventually(() => compressed.length === 2);
    expect([compressed, a.stored.effort, b.stored.effort]).toEqual([['/a', '/b'], 'best', 'best']);
    const c = aPage('/c');
    compressor.add(c);
    await eventually(() => compressed.includes('/c'));
  });

  it('waits until no rendering is pending, for a limited time', { timeout: 20_000 }, async () => {
    const { compressor, compressed, state } = compressing();
    state.busy = true;
    compressor.add(aPage('/a'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(compressed).toEqual([]);
    state.busy = false;
    await eventually(() => compressed.length === 1, 2_000);
    state.busy = true;
    compressor.add(aPage('/b'));
    await eventually(() => compressed.length === 2, 10_000);
  });

  it('leaves out what is kept briefly, or no longer, or is compressed so already', async () => {
    const { compressor, compressed } = compressing(({ address }) => address.path !== '/gone');
    const done = readyPage(at('/done'), aStoredPage('<h1>Done</h1>', { effort: 'best' }), 300);
    const gone = aPage('/gone');
    for (const page of [aPage('/brief', 'brief'), gone, done, aPage('/a')]) compressor.add(page);
    await eventually(() => compressed.length > 0);
    expect([compressed, gone.stored.effort]).toEqual([['/a'], 'quick']);
  });

  it('does not report a page that has left the store', async () => {
    const left = aPage('/left');
    const { compressor, compressed } = compressing((page) => page !== left || page.stored.effort === 'quick');
    for (const page of [left, aPage('/a')]) compressor.add(page);
    await eventually(() => compressed.includes('/a'));
    expect([compressed, left.stored.effort]).toEqual([['/a'], 'best']);
  });

  it('compresses the next page after one fails', async () => {
    const { compressor, compressed, errors } = compressing();
    const broken = readyPage(at('/broken'), aStoredPage('', { brotli: Buffer.from('no brotli') }), 300);
    for (const page of [broken, aPage('/a')]) compressor.add(page);
    await eventually(() => compressed.length > 0);
    expect([compressed, errors.length]).toEqual([['/a'], 1]);
    // It is tried again when it is asked for again.
    compressor.add(broken);
    await eventually(() => errors.length === 2);
  });

  it('leaves those as they are that would wait too long', async () => {
    const { compressor, compressed, state } = compressing();
    state.busy = true;
    const pages = Array.from({ length: 200 }, (_, nth) => aPage(`/${nth}`));
    for (const page of pages) compressor.add(page);
    state.busy = false;
    await eventually(() => compressed.includes('/199'));
    // The first one was under way; the others are the newest.
    expect(compressed).toEqual(['/0', ...pages.slice(-63).map(({ address }) => address.path)]);
  });
});
