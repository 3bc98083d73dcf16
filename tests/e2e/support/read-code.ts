import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What a phone's camera reads of a QR code on the screen; undefined when it reads nothing. */
export const readCode = async (code: Locator): Promise<string | undefined> => {
  const module = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: module.buffer as ArrayBuffer }, fireImmediately: true });
  const [read] = await readBarcodes(new Blob([new Uint8Array(await code.screenshot())]), { formats: ['QRCode'] });
  return read?.text;
};
