export { makeFindScanned } from './find-scanned.ts';
export type { CameraProblem, CodeScanner, Scanning } from './ports.ts';
export { makeScanGate, readScan, type Scanned } from './scanned.ts';
