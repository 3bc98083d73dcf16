import { makeAutoObservable } from 'mobx';
import { createScanner, type Scanned, type ScannerState, STARTING_SCANNER } from '#core/catalog/scanner/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

export type ScannerDependencies<Screen> = Pick<Parameters<typeof createScanner<Screen>>[0], 'loadScanner' | 'clock'>;

/** A camera that reads codes: whether it runs, why it does not, and its lamp. */
export class ScannerStore<Screen> implements ScannerState {
  phase = STARTING_SCANNER.phase;
  problem = STARTING_SCANNER.problem;
  hasTorch = STARTING_SCANNER.hasTorch;
  torchOn = STARTING_SCANNER.torchOn;

  readonly #scan: ReturnType<typeof createScanner<Screen>>;

  constructor({ loadScanner, clock }: ScannerDependencies<Screen>) {
    const newCancel = () => new AbortController();
    this.#scan = createScanner({ loadScanner, clock, newCancel, show: syncTo<ScannerState>(this) });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts the camera; each code that comes into sight is reported once. */
  async start(screen: Screen, take: (scanned: Scanned) => void): Promise<void> {
    await this.#scan.start(screen, take);
  }

  /** Stops the camera; nothing of it is left running. */
  stop(): void {
    this.#scan.stop();
  }

  /** Switches the camera's lamp, where there is one. */
  async toggleTorch(): Promise<void> {
    await this.#scan.toggleTorch();
  }
}
