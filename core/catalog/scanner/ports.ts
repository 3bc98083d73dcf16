import type { Result } from '#core/kernel/shared/index.ts';

/** Why nothing can be scanned (rule SCAN-3). */
export type CameraProblem =
  /** The page has no safe connection, so that browsers give no camera to it. */
  | 'insecure'
  /** The device has no camera. */
  | 'none'
  /** The visitor or the device forbids it. */
  | 'refused'
  /** Something else uses it, or it does not start. */
  | 'busy'
  /** What reads the codes could not be loaded. */
  | 'unreadable';

/** A camera that is running. */
export interface Scanning {
  /** The camera has a lamp. */
  readonly hasTorch: boolean;
  /** Switches the lamp; tells whether it is on. */
  torch(on: boolean): Promise<boolean>;
  /** Stops the camera. */
  stop(): void;
}

/** Reads codes by a camera. `Screen` is where its picture is shown. */
export interface CodeScanner<Screen> {
  /**
   * Starts the camera and tells every code that it sees, again and again while it sees it. Once `signal` is aborted,
   * nothing is left running.
   */
  start(screen: Screen, seen: (text: string) => void, signal: AbortSignal): Promise<Result<Scanning, CameraProblem>>;
  /** Tells without words that a code was taken: a short sound, a short shake. */
  confirm(): void;
}
