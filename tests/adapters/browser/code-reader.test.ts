import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCodeReader } from '#adapters/browser/code-reader.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's own detector that knows these kinds of codes. */
const stubDetector = (known: readonly string[]) => {
  class Detector {
    readonly options: unknown;
    constructor(options: unknown) {
      this.options = options;
    }
    static readonly getSupportedFormats = async () => known;
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  return Detector;
};

describe('the code reader', () => {
  it('is the browser’s detector if it supports all formats', async () => {
    const Detector = stubDetector(['aztec', 'code_39', 'code_128', 'ean_13', 'qr_code']);
    const reader = await loadCodeReader();
    expect(reader).toBeInstanceOf(Detector);
    expect(reader).toMatchObject({ options: { formats: ['qr_code', 'code_128', 'ean_13', 'code_39'] } });
  });
});
