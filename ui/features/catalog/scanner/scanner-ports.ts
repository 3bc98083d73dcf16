import type { createFindScanned } from '#core/catalog/scanner/index.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { ScannerDependencies } from './scanner-store.ts';

/** What a scanner needs of the world: the camera, and whom to ask for what it has read. */
export type ScannerPorts = ScannerDependencies<HTMLVideoElement> & Parameters<typeof createFindScanned>[0];

export const useScannerPorts = providedHook<ScannerPorts>('ScannerPorts');
