export { makeFindScanned } from './find-scanned.ts';
export type { CameraProblem, CodeScanner, Scanning } from './ports.ts';
export { makeScan, type ScannerState, STARTING_SCANNER } from './scan.ts';
export { readScan, type Scanned } from './scanned.ts';
