import type { vitrinaAccounts } from '#adapters/provider-sandbox/content/service.ts';
import { hashPassword } from '#adapters/provider-sandbox/db/password.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

export const writePartners = (sql: Sql, accounts: typeof vitrinaAccounts): void => {
  const insertPartner = sql.prepare('INSERT INTO partner VALUES (?, ?, ?, ?, ?)');
  const insertSeller = sql.prepare('INSERT INTO seller VALUES (?, ?, ?)');
  for (const { login, password, companyName, priceLevel, sellers } of accounts) {
    const { salt, hash } = hashPassword(password);
    insertPartner(login, companyName, priceLevel, salt, hash);
    for (const { id, name } of sellers) insertSeller(id, login, name);
  }
};
