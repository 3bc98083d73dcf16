import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const HASH_BYTES = 32;
const scryptAsync = promisify<string, Uint8Array, number, Buffer>(scrypt);

export interface PasswordHash {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** Hashes with scrypt and a new salt. */
export const hashPassword = (password: string): PasswordHash => {
  const salt = randomBytes(16);
  return { salt, hash: scryptSync(password, salt, HASH_BYTES) };
};

/** Compared with for an unknown login, so that it takes as long as a wrong password. */
const NOBODY: PasswordHash = { salt: randomBytes(16), hash: randomBytes(HASH_BYTES) };

/** Whether a password matches; false without a hash, after the same time. */
export const passwordMatches = async (password: string, known: PasswordHash | undefined): Promise<boolean> => {
  const { salt, hash } = known ?? NOBODY;
  const given = await scryptAsync(password, salt, HASH_BYTES);
  return timingSafeEqual(given, hash) && known !== undefined;
};
