/** What was seen of one fault. */
export interface Line {
  readonly fault: string;
  readonly must: string;
  readonly seen: string;
  readonly held: boolean;
}

/** How long a run takes its time: 1 in full, less for trying. */
export type Share = number;

/** A part of the whole run: its name, and what it measures. */
export interface Part {
  readonly name: string;
  readonly measure: (share: Share) => Promise<readonly Line[]>;
}

/** Milliseconds as they are written. */
export const ms = (time: number): string => `${Math.round(time)} ms`;
