import type { SeedVitrinaAccount } from '../catalogue/content-model.ts';
import { hashPassword } from '../db/password.ts';
import type { Sql } from '../db/sql.ts';

/** Writes the partners with hashed passwords, and their sellers. */
export const writePartners = (sql: Sql, accounts: readonly SeedVitrinaAccount[]): void => {
  const insertPartner = sql.prepare('INSERT INTO partner VALUES (?, ?, ?, ?, ?)');
  const insertSeller = sql.prepare('INSERT INTO seller VALUES (?, ?, ?)');
  for (const { login, password, companyName, priceLevel, sellers } of accounts) {
    const { salt, hash } = hashPassword(password);
    insertPartner(login, companyName, priceLevel, salt, hash);
    for (const { id, name } of sellers) insertSeller(id, login, name);
  }
};
