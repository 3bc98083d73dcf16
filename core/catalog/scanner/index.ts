export { createFindScanned } from './find-scanned.ts';
export type { CameraProblem, CodeScanner, Scanning } from './ports.ts';
export { createScanner, type ScannerState, STARTING_SCANNER } from './scan.ts';
export { readScan, type Scanned } from './scanned.ts';
