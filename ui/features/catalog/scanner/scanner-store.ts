import { createScanner, STARTING_SCANNER } from '#core/catalog/scanner/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** A camera that reads codes: whether it runs, why it does not, and its lamp. */
export class ScannerStore<Screen> extends storeOf(STARTING_SCANNER, createScanner)<Screen> {}
