import { createHash, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import type { Sql } from './sql.ts';

const HASH_BYTES = 32;
const scryptAsync = promisify<string, Uint8Array, number, Buffer>(scrypt);

interface PasswordHash {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** Hashes with scrypt and a new salt. */
export const hashPassword = (password: string): PasswordHash => {
  const salt = randomBytes(16);
  return { salt, hash: scryptSync(password, salt, HASH_BYTES) };
};

/** Compared with for an unknown login, so that it takes as long as a wrong password. */
const DUMMY_HASH: PasswordHash = { salt: randomBytes(16), hash: randomBytes(HASH_BYTES) };

/** Whether a password matches; false without a hash, after the same time. */
const passwordMatches = async (password: string, known: PasswordHash | undefined): Promise<boolean> => {
  const { salt, hash } = known ?? DUMMY_HASH;
  const given = await scryptAsync(password, salt, HASH_BYTES);
  return timingSafeEqual(given, hash) && known !== undefined;
};

export interface Seller {
  id: string;
  name: string;
}

/** Only the hash of a token is stored, so a leaked database gives no access. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new token, or undefined for a wrong login or password. Both take the same time. */
export const logIn = async (
  { sql, now, tokenLifetime }: Pick<Provider, 'sql' | 'now' | 'tokenLifetime'>,
  login: string,
  password: string,
): Promise<string | undefined> => {
  const partner = sql.get<{ salt: Uint8Array; hash: Uint8Array }>(
    'SELECT salt, hash FROM partner WHERE login = ?',
    login,
  );
  if (!(await passwordMatches(password, partner))) return undefined;
  const token = randomBytes(32).toString('base64url');
  const moment = now();
  sql.run('DELETE FROM session WHERE expires_at <= ?', moment);
  sql.run('INSERT INTO session VALUES (?, ?, ?)', hashOf(token), login, moment + tokenLifetime);
  return token;
};

/** The login of a valid token. */
export const partnerOf = (sql: Sql, token: string, now: number): string | undefined =>
  sql.get<{ login: string }>(
    'SELECT login FROM session JOIN partner USING (login) WHERE token_hash = ? AND expires_at > ?',
    ...[hashOf(token), now],
  )?.login;

export const sellersOf = (sql: Sql, login: string): readonly Seller[] =>
  sql.all<Seller>('SELECT id, name FROM seller WHERE login = ? ORDER BY name', login);

/** A partner's share of the common second price, in thousandths. */
export const priceLevelOf = (sql: Sql, login: string): number =>
  sql.get<{ level: number }>('SELECT price_level AS level FROM partner WHERE login = ?', login)?.level ?? 1000;

export const companyOf = (sql: Sql, login: string): string =>
  sql.get<{ company: string }>('SELECT company FROM partner WHERE login = ?', login)?.company ?? '';
