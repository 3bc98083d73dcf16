import { createHash } from 'node:crypto';

/** JSON of an answer with its time and a checksum. */
interface Sealed {
  readonly at: number;
  readonly json: string;
  readonly sum: string;
}

/** An answer and when it was fetched, ms. */
export interface Kept {
  readonly value: unknown;
  readonly at: number;
}

/** How far clocks of instances may differ, ms. */
export const SKEW_MS = 5_000;

const sumOf = (version: string, at: number, json: string): string =>
  createHash('sha256').update(`${version} ${at} ${json}`).digest('base64url').slice(0, 22);

/** Adds a checksum over the answer and the `version` of its shape. */
export const sealed = (version: string, { value, at }: Kept): Sealed => {
  const json = JSON.stringify(value);
  return { at, json, sum: sumOf(version, at, json) };
};

const isSealed = (stored: unknown): stored is Sealed => {
  const { at, json, sum } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Sealed>;
  return typeof at === 'number' && typeof json === 'string' && typeof sum === 'string';
};

/** The answer; undefined when it is truncated, foreign, of another version or from the future. */
export const unsealed = (version: string, stored: unknown, now: number): Kept | undefined => {
  if (!isSealed(stored) || stored.at > now + SKEW_MS || stored.sum !== sumOf(version, stored.at, stored.json))
    return undefined;
  return { value: JSON.parse(stored.json), at: stored.at };
};
