import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScan } from '#core/catalog/scanner/index.ts';
import { createScanGate, SCAN_AGAIN_MS } from '#core/catalog/scanner/scanned.ts';

describe('a scanned text', () => {
  it.each(['MI10048271', ' mi10048271\n', 'MI10048271'])('SCAN-1: %j is a code', (text) => {
    expect(readScan(text)).toEqual({ kind: 'code', code: 'MI10048271' });
  });

  it.each([
    'https://shop.example/product/redmi-note-15',
    'https://vitrina.shop.example/ro/product/redmi-note-15',
    'http://vitrina.localhost:8000/product/redmi-note-15?utm_source=quote#top',
    'HTTPS://shop.example/product/redmi-note-15/',
    'https://shop.example/product/redmi%2Dnote-15',
  ])('SCAN-1: %j is a page of a product', (text) => {
    expect(readScan(text)).toEqual({ kind: 'page', url: 'redmi-note-15' });
  });

  it.each([
    ...['4606453849072', '', 'xiaomi', 'javascript:alert(1)//product/x', 'ftp://shop.example/product/x'],
    ...['https://shop.example/promo/x', 'https://shop.example/product/', 'https://shop.example/a/product/x/y'],
    ...['https://shop.example/product/%E0%A4%A', 'see https://shop.example/product/x'],
  ])('SCAN-1: %j is something else', (text) => {
    expect(readScan(text)).toEqual({ kind: 'other', text });
  });

  it('SCAN-1: never throws, and looks at 2000 characters at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(['code', 'page', 'other']).toContain(readScan(`https://a/product/${text}`).kind);
        expect(['code', 'page', 'other']).toContain(readScan(text).kind);
      }),
    );
    expect(readScan('x'.repeat(9_000))).toEqual({ kind: 'other', text: 'x'.repeat(2_000) });
  });
});

describe('a code in sight', () => {
  it('SCAN-2: counts once while it is seen, and again after a second out of sight', () => {
    let now = 5_000;
    const counts = createScanGate({ clock: { now: () => now } });
    const seenAfter = (ms: number, text: string) => {
      now += ms;
      return counts(text);
    };
    expect(SCAN_AGAIN_MS).toBe(1000);
    expect(seenAfter(0, 'a')).toBe(true);
    expect(seenAfter(0, 'b')).toBe(true);
    for (const ms of [100, 900, 999, 999]) expect(seenAfter(ms, 'a')).toBe(false);
    expect(seenAfter(1000, 'a')).toBe(true);
    expect(seenAfter(1, 'a')).toBe(false);
    expect(seenAfter(0, 'b')).toBe(true);
  });
});
