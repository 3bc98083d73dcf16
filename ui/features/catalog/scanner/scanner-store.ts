import { makeAutoObservable, runInAction } from 'mobx';
import {
  type CameraProblem,
  type CodeScanner,
  makeScanGate,
  readScan,
  type Scanned,
  type Scanning,
} from '#core/catalog/scanner/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';

export interface ScannerDependencies<Screen> {
  /** The camera's code, which comes on the first need; rejects when it cannot be loaded. */
  readonly loadScanner: () => Promise<CodeScanner<Screen>>;
  readonly clock: Clock;
}

/** A camera that reads codes: whether it runs, why it does not, and its lamp. */
export class ScannerStore<Screen> {
  phase: 'starting' | 'scanning' | 'failed' = 'starting';
  problem: CameraProblem | undefined = undefined;
  hasTorch = false;
  torchOn = false;

  readonly #dependencies: ScannerDependencies<Screen>;
  /** Ends what runs; aborted when the camera is to stop. */
  #running = new AbortController();
  #scanning: Scanning | undefined;

  constructor(dependencies: ScannerDependencies<Screen>) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts the camera; each code that comes into sight is reported once (rules SCAN-1 … SCAN-3). */
  async start(screen: Screen, take: (scanned: Scanned) => void): Promise<void> {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    this.phase = 'starting';
    this.problem = undefined;
    const counts = makeScanGate(this.#dependencies);
    const scanner = await this.#dependencies.loadScanner().catch(() => undefined);
    if (running.signal.aborted) return;
    const seen = (text: string) => {
      if (running.signal.aborted || !counts(text)) return;
      scanner?.confirm();
      take(readScan(text));
    };
    const started = await scanner?.start(screen, seen, running.signal);
    runInAction(() => {
      if (running.signal.aborted) return;
      this.phase = started?.ok ? 'scanning' : 'failed';
      if (started?.ok) {
        this.#scanning = started.value;
        this.hasTorch = started.value.hasTorch;
      } else this.problem = started?.error ?? 'unreadable';
    });
  }

  /** Stops the camera; nothing of it is left running. */
  stop(): void {
    this.#running.abort();
    this.#scanning = undefined;
    this.hasTorch = false;
    this.torchOn = false;
  }

  /** Switches the camera's lamp, where there is one. */
  async toggleTorch(): Promise<void> {
    const scanning = this.#scanning;
    if (!scanning) return;
    const isOn = await scanning.torch(!this.torchOn);
    runInAction(() => {
      if (scanning === this.#scanning) this.torchOn = isOn;
    });
  }
}
