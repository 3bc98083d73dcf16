import { describe, expect, it } from 'vitest';
import {
  isCacheablePath,
  isOfflineFallback,
  isOutdated,
  OFFLINE_ADDRESSES,
  OFFLINE_PICTURES,
  offlineAddress,
  offlineCache,
  partsOf,
} from '#core/site/offline/index.ts';
import { PICTURE_BYTES } from '#core/site/offline/offline-cache.ts';

describe('the offline page', () => {
  it('OFFLINE-1: stands in for pages that somebody goes to, and for nothing else', () => {
    const visit = { method: 'GET', mode: 'navigate', destination: 'document' };
    expect(isOfflineFallback(visit)).toBe(true);
    for (const other of [{ method: 'POST' }, { mode: 'cors' }, { destination: 'iframe' }])
      expect(isOfflineFallback({ ...visit, ...other })).toBe(false);
  });

  it('OFFLINE-1: speaks the language of the address', () => {
    const answers = ['/', '/product/x', '/ro', '/ro/product/x', '/room'].map(offlineAddress);
    expect(answers).toEqual(['/offline', '/offline', '/ro/offline', '/ro/offline', '/offline']);
    expect(OFFLINE_ADDRESSES).toEqual(['/offline', '/ro/offline']);
  });

  it('OFFLINE-2: is kept by its build, and those of others are out of date', () => {
    expect([offlineCache('b'), OFFLINE_PICTURES]).toEqual(['offline:build:b', 'offline:pictures']);
    const names = ['offline:build:a', 'offline:build:b', 'offline:pictures', 'offline:old', 'chat-of-others'];
    expect(names.filter((name) => isOutdated(name, 'b'))).toEqual(['offline:build:a', 'offline:old']);
  });

  it('OFFLINE-2: is made of what it and its style sheet name', () => {
    const page = `<link rel="stylesheet" href="/assets/a.css"><a href="/ro">x</a><source srcSet="/media/d.svg">
      <img src="/media/l.svg"><template><link rel="modulepreload" href="/assets/b.js"><script src="/assets/b.js">
      </script></template><use href="/assets/static/s.svg#x"><a href="https://x.example/assets/y.js">`;
    expect(partsOf(page)).toEqual([
      ...['/assets/a.css', '/media/d.svg', '/media/l.svg', '/assets/b.js', '/assets/static/s.svg'],
    ]);
    const style = `@font-face{src:url(/assets/static/f.woff2)}a{background:url("/assets/g.svg"),url('/assets/h.svg'),url(#x)}`;
    expect(partsOf(style)).toEqual(['/assets/static/f.woff2', '/assets/g.svg', '/assets/h.svg']);
  });

  it('OFFLINE-3: takes scripts, styles, fonts and pictures from what is kept, never a page or an answer', () => {
    for (const path of ['/assets/a.js', '/media/x.svg', '/_ipx/f_auto,w_160/media/x.png'])
      expect(isCacheablePath(path), path).toBe(true);
    for (const path of ['/', '/api/cart', '/product/x', '/x/assets/a.js', '/assetsx'])
      expect(isCacheablePath(path), path).toBe(false);
  });

  it('OFFLINE-5: has no more than three megabytes of pictures', () => {
    expect(PICTURE_BYTES).toBe(3_000_000);
  });
});
