import type { PageTag } from './tags.ts';

export type Header = readonly [name: string, value: string];

/** A page as it is kept for all instances: everything that makes its answer, packed. */
export interface KeptPage {
  readonly status: number;
  /** What every answer of its host has. */
  readonly fixed: readonly Header[];
  /** What this page has of its own. */
  readonly own: readonly Header[];
  readonly keeping: 'page' | 'brief';
  readonly tags: readonly PageTag[];
  /** Nothing is missing from it that the provider failed to give. */
  readonly whole: boolean;
  /** When its rendering began, ms, and the mark of what had been dropped by then. */
  readonly renderedAt: number;
  readonly mark: number;
  /** Of its text and its own headers. */
  readonly hash: string;
  /** Its text, compressed with brotli. */
  readonly packed: Uint8Array;
  /** How hard it was compressed: at once, for whoever waited, or as hard as it goes. */
  readonly effort: 'quick' | 'best';
}
