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
  createHash('sha256').update(`${version} ${at} ${json}`).digest('base64url');

/** Adds a checksum over the answer and the `version` of its shape. */
export const sealed = (version: string, { value, at }: Kept): Sealed => {
  const json = JSON.stringify(value);
  return { at, json, sum: sumOf(version, at, json) };
};

/** The answer; undefined when it is truncated, foreign, of another version or from the future. */
export const unsealed = (version: string, stored: unknown, now: number): Kept | undefined => {
  // What has the right checksum also has the right shape.
  const { at, json, sum } = Object(stored) as Sealed;
  return sum === sumOf(version, at, json) && at <= now + SKEW_MS ? { value: JSON.parse(json), at } : undefined;
};
