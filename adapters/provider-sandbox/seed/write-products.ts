import type { SeedCategory, SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { foldCode } from '#adapters/provider-sandbox/db/fold.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { fromMdl } from '#adapters/provider-sandbox/money.ts';
import type { CategoryIds } from './write-categories.ts';
import { facetWriter } from './write-facets.ts';
import { fittingWriter } from './write-fittings.ts';
import { searchWriter } from './write-search.ts';

/** Writes all products with texts, filters, stock and search keys. */
export const writeProducts = (
  sql: Sql,
  tree: readonly SeedCategory[],
  ids: CategoryIds,
  products: Iterable<SeedProduct>,
  keys: ReadonlySet<string>,
): void => {
  const write = productWriter(sql, ids);
  const writeFitting = fittingWriter(sql);
  const facets = facetWriter(sql, ids, keys);
  const search = searchWriter(sql, tree, ids, keys);
  const names: { row: number; ru: string; ro: string }[] = [];
  for (const product of products) {
    const row = names.length + 1;
    write(row, product);
    writeFitting(row, product);
    facets.write(product);
    search.write(row, product);
    names.push({ row, ...product.model.title });
  }
  facets.finish();
  search.finish();
  rankNames(sql, names);
};

const productWriter = (sql: Sql, ids: CategoryIds): ((row: number, product: SeedProduct) => void) => {
  const insert =
    sql.prepare(`INSERT INTO product(id, product_id, code, code_fold, url, brand, colour_group, model, category,
    section, colour_slug, colour_hex, colour_ru, colour_ro, price, discount, second_price, promo, fee_standard,
    fee_express, fee_region, is_new, is_preorder, is_restricted, popularity, created_at, picture, available)
    VALUES (${Array(28).fill('?').join(', ')})`);
  const insertText = sql.prepare('INSERT INTO product_text VALUES (?, ?, ?, ?, ?, ?, ?)');
  const insertPage = sql.prepare('INSERT INTO product_page VALUES (?, ?, ?, ?)');
  const insertCategory = sql.prepare('INSERT INTO product_category VALUES (?, ?)');
  const insertStock = sql.prepare('INSERT INTO stock VALUES (?, ?, ?)');
  const models = new Map<string, number>();
  const modelNumber = (slug: string): number => {
    const number = models.get(slug) ?? models.size + 1;
    models.set(slug, number);
    return number;
  };

  return (row, product) => {
    const { title, caption, description, colour, deliveryFees: fees, labels } = product;
    const path = product.categoryPath.map((url) => idOf(ids, url));
    const available = product.stock.reduce((sum, { quantity }) => sum + quantity, 0);
    const flag = (label: SeedProduct['labels'][number]) => (labels.includes(label) ? 1 : 0);
    const { productId, code, url, brand, colourGroup, model, memory } = product;
    insert(
      ...[row, productId, code, foldCode(code), url, brand, colourGroup, modelNumber(model.slug)],
      ...[path.at(-1) ?? 0, path[1] ?? path[0] ?? 0],
      ...[colour.slug, colour.hex, colour.title.ru, colour.title.ro],
      ...[fromMdl(product.price), fromMdl(product.discount)],
      product.secondPrice === undefined ? null : fromMdl(product.secondPrice),
      ...[product.promoDiscount ?? 0, fees.standard, fees.express, fees.region].map(fromMdl),
      ...[flag('new'), flag('preorder'), flag('restricted'), product.popularity, product.createdAt],
      ...[product.picture, available],
    );
    for (const locale of ['ru', 'ro'] as const) {
      const groups = product.groups.map((group) => ({
        title: group.title[locale],
        properties: group.properties.map(({ key, name, value }) => ({ key, name: name[locale], value: value[locale] })),
      }));
      const facts = product.groups
        .flatMap(({ properties }) => properties.filter(({ listed }) => listed))
        .map(({ key, value }) => ({ key, value: value[locale] }));
      const texts = [title, caption, model.title].map((text) => text[locale]);
      insertText(row, locale, ...texts, memory?.[locale] ?? '', JSON.stringify(facts));
      insertPage(row, locale, description[locale], JSON.stringify(groups));
    }
    for (const category of path) insertCategory(category, row);
    for (const { shopId, quantity } of product.stock) insertStock(productId, shopId, quantity);
  };
};

const idOf = (ids: CategoryIds, url: string): number => {
  const id = ids.get(url);
  if (id === undefined) throw new Error(`The seed names a category that is not in its tree: ${url}`);
  return id;
};

/** Ranks products by title in each language's alphabet, so that sorting by name compares numbers. */
const rankNames = (sql: Sql, names: readonly { row: number; ru: string; ro: string }[]): void => {
  const update = sql.prepare('UPDATE product SET rank_ru = ?, rank_ro = ? WHERE id = ?');
  const ranks = (locale: 'ru' | 'ro') => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const sorted = [...names].sort((a, b) => compare(a[locale], b[locale]) || a.row - b.row);
    return new Map(sorted.map(({ row }, rank) => [row, rank]));
  };
  const [ru, ro] = [ranks('ru'), ranks('ro')];
  for (const { row } of names) update(ru.get(row) ?? 0, ro.get(row) ?? 0, row);
};
