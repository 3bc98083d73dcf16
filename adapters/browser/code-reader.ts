/** Kinds of codes that goods and papers of the shop carry. */
const FORMATS = ['qr_code', 'code_128', 'ean_13', 'code_39'] as const;

/** Reads the codes in a picture. */
export interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The platform's own detector, which TypeScript does not know yet. */
interface OwnDetector {
  new (options: { readonly formats: readonly string[] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * What reads codes here: the browser's own detector where it knows every kind, else one in WebAssembly, fetched from
 * our own origin on the first need. Rejects when that cannot be loaded.
 */
export const loadCodeReader = async (): Promise<CodeReader> => (await ownReader()) ?? (await broughtReader());

const ownReader = async (): Promise<CodeReader | undefined> => {
  const Detector = (globalThis as { readonly BarcodeDetector?: OwnDetector }).BarcodeDetector;
  const known = await Detector?.getSupportedFormats().catch((): readonly string[] => []);
  return Detector && FORMATS.every((format) => known?.includes(format))
    ? new Detector({ formats: FORMATS })
    : undefined;
};

const broughtReader = async (): Promise<CodeReader> => {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // By itself it would ask a foreign network for its module, and only on the first picture.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
};
