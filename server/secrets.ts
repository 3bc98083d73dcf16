import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Bytes of a secret that the shop makes, and of each key. */
const BYTES = 32;
/** Shortest secret, characters. */
export const SECRET_LENGTH = 32;

/** Signing keys, one for each purpose. */
export interface ShopKeys {
  readonly pictures: Buffer;
  readonly browsers: Buffer;
  readonly sessions: Buffer;
  /** An id of the secret that reveals nothing of it. */
  readonly name: string;
}

/** Derives the keys of a secret. */
export const keysOf = (secret: string): ShopKeys => {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `shop ${purpose}`, BYTES));
  return {
    pictures: derive('pictures'),
    browsers: derive('browsers'),
    sessions: derive('sessions'),
    name: derive('name').toString('base64url').slice(0, 12),
  };
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isOfCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Writes a new secret atomically, unless another process was first. */
const create = (file: string): void => {
  const made = `${file}.${randomUUID()}`;
  try {
    writeFileSync(made, randomBytes(BYTES).toString('base64url'), { mode: 0o600 });
    linkSync(made, file);
  } catch (error) {
    if (!isOfCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(made, { force: true });
  }
};

const isOfCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The secret in a file that only this user may read, created when missing. Throws when the file is unusable. */
export const keptSecret = (file: string): string => {
  if (read(file) === undefined) create(file);
  const secret = read(file) ?? '';
  if (secret.length < SECRET_LENGTH)
    throw new Error(`${file} holds no secret: delete it, and the shop creates a new one.`);
  return secret;
};
