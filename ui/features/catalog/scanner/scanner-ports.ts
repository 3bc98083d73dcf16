import type { createFindScanned, createScanner } from '#core/catalog/scanner/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Ports of a scanner: the camera and the search for a code. */
export type ScannerPorts = Pick<Parameters<typeof createScanner<HTMLVideoElement>>[0], 'loadScanner' | 'clock'> &
  Parameters<typeof createFindScanned>[0];

export const useScannerPorts = providedHook<ScannerPorts>('ScannerPorts');
