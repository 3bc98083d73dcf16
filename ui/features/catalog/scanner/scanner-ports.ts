import type { createFindScanned, createScanner } from '#core/catalog/scanner/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** What a scanner needs of the world: the camera, and whom to ask for what it has read. */
export type ScannerPorts = Pick<Parameters<typeof createScanner<HTMLVideoElement>>[0], 'loadScanner' | 'clock'> &
  Parameters<typeof createFindScanned>[0];

export const useScannerPorts = providedHook<ScannerPorts>('ScannerPorts');
