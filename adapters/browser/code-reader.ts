/** Formats of the codes on the shop's goods and papers. */
const FORMATS = ['qr_code', 'code_128', 'ean_13', 'code_39'] as const;

/** Reads the codes in a picture. */
export interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The browser's detector, which TypeScript does not know yet. */
interface NativeDetector {
  new (options: { readonly formats: readonly string[] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * Loads a code reader: the browser's detector if it supports all formats, else one in WebAssembly from our own origin.
 * Rejects when that cannot be loaded.
 */
export const loadCodeReader = async (): Promise<CodeReader> => (await nativeReader()) ?? (await wasmReader());

const nativeReader = async (): Promise<CodeReader | undefined> => {
  const Detector = (globalThis as { readonly BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const known = await Detector?.getSupportedFormats().catch((): readonly string[] => []);
  return Detector && FORMATS.every((format) => known?.includes(format))
    ? new Detector({ formats: FORMATS })
    : undefined;
};

const wasmReader = async (): Promise<CodeReader> => {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // By default it loads its module from a CDN, and only with the first picture.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
};
