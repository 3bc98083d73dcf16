import { createHash, randomBytes } from 'node:crypto';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { passwordMatches } from './password.ts';
import type { Sql } from './sql.ts';

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
