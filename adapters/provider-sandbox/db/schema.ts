import type { Sql } from './sql.ts';

/** Tables that every new seed rebuilds. Amounts are bani. */
const catalogueTables = [
  `category(
    id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, parent INTEGER, depth INTEGER NOT NULL,
    title_ru TEXT NOT NULL, title_ro TEXT NOT NULL, icon TEXT NOT NULL)`,
  `product(
    id INTEGER PRIMARY KEY, product_id TEXT NOT NULL UNIQUE, code TEXT NOT NULL, code_fold TEXT NOT NULL,
    url TEXT NOT NULL UNIQUE, brand TEXT NOT NULL, colour_group TEXT NOT NULL,
    model INTEGER NOT NULL, category INTEGER NOT NULL,
    section INTEGER NOT NULL, colour_slug TEXT NOT NULL, colour_hex TEXT NOT NULL, colour_ru TEXT NOT NULL,
    colour_ro TEXT NOT NULL, price INTEGER NOT NULL, discount INTEGER NOT NULL, second_price INTEGER,
    promo INTEGER NOT NULL, fee_standard INTEGER NOT NULL, fee_express INTEGER NOT NULL, fee_region INTEGER NOT NULL,
    is_new INTEGER NOT NULL, is_preorder INTEGER NOT NULL, is_restricted INTEGER NOT NULL,
    popularity INTEGER NOT NULL, created_at TEXT NOT NULL, rank_ru INTEGER NOT NULL DEFAULT 0,
    rank_ro INTEGER NOT NULL DEFAULT 0, picture TEXT NOT NULL, rating REAL, review_count INTEGER NOT NULL DEFAULT 0,
    available INTEGER NOT NULL)`,
  `product_text(
    product INTEGER NOT NULL, locale TEXT NOT NULL, title TEXT NOT NULL, caption TEXT NOT NULL,
    model_title TEXT NOT NULL, memory TEXT NOT NULL, facts TEXT NOT NULL,
    PRIMARY KEY(product, locale)) WITHOUT ROWID`,
  // Texts of the product page are in a table of their own, so that list queries read short rows.
  `product_page(
    product INTEGER NOT NULL, locale TEXT NOT NULL, description TEXT NOT NULL, property_groups TEXT NOT NULL,
    PRIMARY KEY(product, locale)) WITHOUT ROWID`,
  `product_category(category INTEGER NOT NULL, product INTEGER NOT NULL, PRIMARY KEY(category, product)) WITHOUT ROWID`,
  `facet(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name_ru TEXT NOT NULL, name_ro TEXT NOT NULL)`,
  `facet_value(
    id INTEGER PRIMARY KEY, facet INTEGER NOT NULL, value TEXT NOT NULL, name_ru TEXT NOT NULL, name_ro TEXT NOT NULL,
    UNIQUE(facet, value))`,
  // `place` is the facet's position in the category.
  `category_facet(
    category INTEGER NOT NULL, place INTEGER NOT NULL, facet INTEGER NOT NULL, value INTEGER NOT NULL,
    models INTEGER NOT NULL, PRIMARY KEY(category, place, facet, value)) WITHOUT ROWID`,
  `stock(
    product_id TEXT NOT NULL, shop_id TEXT NOT NULL, quantity INTEGER NOT NULL,
    PRIMARY KEY(product_id, shop_id)) WITHOUT ROWID`,
  // The model an accessory is made for, or `by cable` with a charger's watts.
  `fitting(
    target TEXT NOT NULL, kind TEXT NOT NULL, product INTEGER NOT NULL, watts INTEGER,
    PRIMARY KEY(target, kind, product)) WITHOUT ROWID`,
  'packed_lists(name TEXT PRIMARY KEY, starts BLOB NOT NULL, items BLOB NOT NULL)',
  'search_term(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, is_name INTEGER NOT NULL)',
  `category_term(
    category INTEGER NOT NULL, term INTEGER NOT NULL, kind TEXT NOT NULL, PRIMARY KEY(category, term)) WITHOUT ROWID`,
  `partner(
    login TEXT PRIMARY KEY, company TEXT NOT NULL, price_level INTEGER NOT NULL, salt BLOB NOT NULL,
    hash BLOB NOT NULL) WITHOUT ROWID`,
  'seller(id TEXT PRIMARY KEY, login TEXT NOT NULL, name TEXT NOT NULL) WITHOUT ROWID',
] as const;

/**
 * Full-text index of search keys by product. It has no positions or weights, which keeps it small; weights come from
 * `packed_lists` and `category_term`.
 */
const searchTables = [
  `search_index USING fts5(words, content='', columnsize=0, detail='none', tokenize='ascii')`,
] as const;

/** Tables of earlier versions. */
const formerTables = ['search_word', 'search_gram', 'search_text', 'product_property', 'product_values'] as const;

/** Created after the rows, which is faster. */
const catalogueIndexes = [
  'product_by_code ON product(code_fold)',
  'product_by_group ON product(colour_group)',
  'product_by_model ON product(model)',
  'product_by_popularity ON product(popularity DESC)',
  'product_by_age ON product(created_at DESC)',
  'product_by_discount ON product(discount) WHERE discount > 0',
  'product_by_category ON product(category, id)',
  'category_of_product ON product_category(product, category)',
] as const;

/** Tables of user data, which no seed drops. `origin` marks seeded rows. */
const userTables = [
  'meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  `review(
    id INTEGER PRIMARY KEY, product_id TEXT NOT NULL, author TEXT NOT NULL, rating INTEGER NOT NULL, text TEXT NOT NULL,
    pros TEXT NOT NULL, cons TEXT NOT NULL, created_at TEXT NOT NULL, origin TEXT NOT NULL)`,
  `orders(
    id INTEGER PRIMARY KEY, number TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL, created_on TEXT NOT NULL, origin TEXT NOT NULL,
    partner TEXT,
    seller TEXT, locale TEXT NOT NULL, name TEXT NOT NULL, phone TEXT NOT NULL, email TEXT, method TEXT NOT NULL,
    type TEXT, region TEXT, locality TEXT, street TEXT, shop TEXT, payment TEXT NOT NULL, status_type TEXT NOT NULL,
    comment TEXT NOT NULL, delivery INTEGER NOT NULL, discount INTEGER NOT NULL, total INTEGER NOT NULL,
    trans_id TEXT UNIQUE, payment_state TEXT NOT NULL, return_url TEXT, utm TEXT)`,
  `order_line(
    order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE, position INTEGER NOT NULL,
    product_id TEXT NOT NULL, code TEXT NOT NULL, url TEXT NOT NULL, title TEXT NOT NULL, count INTEGER NOT NULL,
    is_second_price INTEGER NOT NULL, price INTEGER NOT NULL, total INTEGER NOT NULL,
    PRIMARY KEY(order_id, position)) WITHOUT ROWID`,
  `order_promo(
    order_id INTEGER PRIMARY KEY REFERENCES orders(id) ON DELETE CASCADE, code TEXT NOT NULL, discount INTEGER NOT NULL)`,
  `order_credit(
    order_id INTEGER PRIMARY KEY REFERENCES orders(id) ON DELETE CASCADE, partner TEXT NOT NULL, months INTEGER NOT NULL,
    monthly INTEGER NOT NULL)`,
  `order_advance(
    order_id INTEGER PRIMARY KEY REFERENCES orders(id) ON DELETE CASCADE, amount INTEGER NOT NULL)`,
  `order_trade_in(
    order_id INTEGER PRIMARY KEY REFERENCES orders(id) ON DELETE CASCADE, device TEXT NOT NULL, condition TEXT NOT NULL,
    estimate INTEGER NOT NULL, valid_until TEXT NOT NULL)`,
  `order_cancelled(
    order_id INTEGER PRIMARY KEY REFERENCES orders(id) ON DELETE CASCADE, cancelled_at INTEGER NOT NULL)`,
  `order_link(
    order_id INTEGER PRIMARY KEY REFERENCES orders(id) ON DELETE CASCADE, key TEXT NOT NULL UNIQUE)`,
  `order_stock(
    order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE, product_id TEXT NOT NULL, shop_id TEXT NOT NULL,
    quantity INTEGER NOT NULL)`,
  `lead(
    id INTEGER PRIMARY KEY, number TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, created_at INTEGER NOT NULL,
    body TEXT NOT NULL, attachment BLOB)`,
  `answered(
    scope TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL, created_at INTEGER NOT NULL,
    PRIMARY KEY(scope, key)) WITHOUT ROWID`,
  `chat_message(
    id INTEGER PRIMARY KEY, conversation TEXT NOT NULL, author TEXT NOT NULL, text TEXT NOT NULL, path TEXT,
    created_at INTEGER NOT NULL)`,
  'session(token_hash TEXT PRIMARY KEY, login TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID',
] as const;

const userIndexes = [
  'review_of_product ON review(product_id, created_at DESC)',
  'chat_of_conversation ON chat_message(conversation, id)',
  'order_of_partner ON orders(partner, created_on)',
] as const;

/** Converts values of earlier versions. Safe to repeat. */
const upgrades = ["UPDATE orders SET type = 'standard' WHERE type = 'standart'"] as const;

const nameOf = (definition: string) => definition.split(/[\s(]/, 1)[0];

/** Creates the tables of user data and upgrades old values. */
export const createUserTables = (sql: Sql): void => {
  for (const table of userTables) sql.exec(`CREATE TABLE IF NOT EXISTS ${table}`);
  for (const index of userIndexes) sql.exec(`CREATE INDEX IF NOT EXISTS ${index}`);
  for (const upgrade of upgrades) sql.exec(upgrade);
};

/** Drops the catalogue and creates it empty, without indexes. */
export const recreateCatalogue = (sql: Sql): void => {
  for (const table of [...catalogueTables, ...searchTables, ...formerTables])
    sql.exec(`DROP TABLE IF EXISTS ${nameOf(table)}`);
  for (const table of catalogueTables) sql.exec(`CREATE TABLE ${table}`);
  for (const table of searchTables) sql.exec(`CREATE VIRTUAL TABLE ${table}`);
};

/** Creates the indexes of a filled catalogue and updates the query planner's statistics. */
export const indexCatalogue = (sql: Sql): void => {
  for (const index of catalogueIndexes) sql.exec(`CREATE INDEX ${index}`);
  sql.exec('ANALYZE');
};
