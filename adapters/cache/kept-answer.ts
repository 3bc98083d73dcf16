import { createHash } from 'node:crypto';

/** An answer as it is kept: its JSON with when it was fetched, and a sum over both. */
interface Sealed {
  readonly at: number;
  readonly json: string;
  readonly sum: string;
}

/** What was kept, with when it was fetched, ms. */
export interface Kept {
  readonly value: unknown;
  readonly at: number;
}

/** How far the clocks of two instances may differ, ms: more than this after now nothing can have been kept. */
export const SKEW_MS = 5_000;

const sumOf = (version: string, at: number, json: string): string =>
  createHash('sha256').update(`${version} ${at} ${json}`).digest('base64url').slice(0, 22);

/** Packs an answer so that whoever reads it can tell that it is one, whole, and of a `version` that it knows. */
export const sealed = (version: string, { value, at }: Kept): Sealed => {
  const json = JSON.stringify(value);
  return { at, json, sum: sumOf(version, at, json) };
};

const isSealed = (stored: unknown): stored is Sealed => {
  const { at, json, sum } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Sealed>;
  return typeof at === 'number' && typeof json === 'string' && typeof sum === 'string';
};

/** What was packed; undefined for what is cut short, foreign, of another version, or from after `now`. */
export const unsealed = (version: string, stored: unknown, now: number): Kept | undefined => {
  if (!isSealed(stored) || stored.at > now + SKEW_MS || stored.sum !== sumOf(version, stored.at, stored.json))
    return undefined;
  return { value: JSON.parse(stored.json), at: stored.at };
};
