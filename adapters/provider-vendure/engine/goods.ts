import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parse } from 'csv-parse/sync';

/** A text in both languages. */
export interface Both {
  readonly ru: string;
  readonly ro: string;
}

/** A property of a product, which becomes a facet value. */
export interface Trait {
  readonly key: string;
  readonly name: Both;
  readonly value: Both;
}

/** A product of the shop: one variant of a model. Amounts in bani. */
export interface Item {
  readonly code: string;
  readonly url: string;
  readonly title: Both;
  /** What tells it from the others of its model. */
  readonly options: readonly { readonly group: string; readonly name: Both; readonly hex?: string }[];
  readonly price: number;
  readonly discount: number;
  readonly secondPrice: number | null;
  readonly fees: { readonly standard: number; readonly express: number; readonly region: number };
  readonly traits: readonly Trait[];
  readonly pictures: readonly string[];
  readonly stock: readonly { readonly shopId: string; readonly quantity: number }[];
}

/** A model with its variants. */
export interface Model {
  readonly slug: string;
  readonly title: Both;
  readonly description: Both;
  /** Addresses of its categories from the top down. */
  readonly categories: readonly string[];
  readonly items: readonly Item[];
}

export interface Category {
  readonly url: string;
  readonly title: Both;
  readonly parent: string | undefined;
}

/** Everything that the embedded provider sells of a few models of each section. */
export interface Goods {
  readonly models: readonly Model[];
  readonly categories: readonly Category[];
  readonly shops: readonly {
    readonly shopId: string;
    readonly title: Both;
    readonly address: Both;
    readonly phone: string;
    readonly hours: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

type Row = Readonly<Record<string, string | number | null>>;

/** Models of a section, and variants of a model. */
const MODELS = 1;
const VARIANTS = 2;

const both = (row: Row, name: string): Both => ({ ru: String(row[`${name}_ru`]), ro: String(row[`${name}_ro`]) });

/** Reads goods from the embedded provider's database; pictures are paths of files. */
export const readGoods = (database: string, pictures: string, shopsFile: string): Goods => {
  const sql = new DatabaseSync(database, { readOnly: true });
  const all = (query: string, ...values: (string | number)[]) => sql.prepare(query).all(...values) as Row[];
  const categories = all(
    'SELECT c.*, p.url AS parent_url FROM category c LEFT JOIN category p ON p.id = c.parent ORDER BY c.depth, c.id',
  );
  const texts = (id: number, table: string, column: string): Both => {
    const rows = all(`SELECT locale, ${column} AS text FROM ${table} WHERE product = ?`, id);
    const of = (locale: string) => String(rows.find((row) => row.locale === locale)?.text ?? '');
    return { ru: of('ru'), ro: of('ro') };
  };
  const traitsOf = (id: number): Trait[] => {
    const { ru, ro } = texts(id, 'product_page', 'property_groups');
    const flat = (json: string) =>
      JSON.parse(json).flatMap((group: { properties: object[] }) => group.properties) as {
        key: string;
        name: string;
        value: string;
      }[];
    const romanian = new Map(flat(ro).map((property) => [property.key, property]));
    return flat(ru).map(({ key, name, value }) => ({
      key,
      name: { ru: name, ro: romanian.get(key)?.name ?? name },
      value: { ru: value, ro: romanian.get(key)?.value ?? value },
    }));
  };
  const itemOf = (row: Row): Item => ({
    code: String(row.code),
    url: String(row.url),
    title: texts(Number(row.id), 'product_text', 'title'),
    options: [
      { group: 'memory', name: texts(Number(row.id), 'product_text', 'memory') },
      { group: 'colour', name: both(row, 'colour'), hex: String(row.colour_hex) },
    ].filter(({ name }) => name.ru !== ''),
    price: Number(row.price),
    discount: Number(row.discount),
    secondPrice: row.second_price === null ? null : Number(row.second_price),
    fees: { standard: Number(row.fee_standard), express: Number(row.fee_express), region: Number(row.fee_region) },
    traits: traitsOf(Number(row.id)),
    pictures: [1, 2, 3].map((view) => join(pictures, 'products', `${row.picture}-${view}.avif`)),
    stock: all('SELECT shop_id, quantity FROM stock WHERE product_id = ? AND quantity > 0', String(row.product_id)).map(
      ({ shop_id, quantity }) => ({ shopId: String(shop_id), quantity: Number(quantity) }),
    ),
  });
  const chosen = all(
    `SELECT model, section, MAX(popularity) AS top FROM product WHERE is_restricted = 0 AND available > 0
     GROUP BY model ORDER BY section, top DESC`,
  ).filter((row, place, rows) => rows.slice(0, place).filter(({ section }) => section === row.section).length < MODELS);
  const models = chosen.map(({ model }): Model => {
    const rows = all(
      'SELECT * FROM product WHERE model = ? AND is_restricted = 0 ORDER BY id LIMIT ?',
      Number(model),
      VARIANTS,
    );
    const [first] = rows as [Row];
    const path: string[] = [];
    for (
      let at = categories.find(({ id }) => id === first.category);
      at;
      at = categories.find(({ id }) => id === at?.parent)
    )
      path.unshift(String(at.url));
    return {
      slug: String(first.colour_group),
      title: texts(Number(first.id), 'product_text', 'model_title'),
      description: texts(Number(first.id), 'product_page', 'description'),
      categories: path,
      items: rows.map(itemOf),
    };
  });
  const used = new Set(models.flatMap((model) => model.categories));
  const shops: Record<string, string>[] = parse(readFileSync(shopsFile), { columns: true });
  return {
    models,
    categories: categories
      .filter(({ url }) => used.has(String(url)))
      .map((row) => ({
        url: String(row.url),
        title: both(row, 'title'),
        parent: row.parent_url === null ? undefined : String(row.parent_url),
      })),
    shops: shops.map((row) => {
      const of = (name: string): Both => ({ ru: row[`${name}.ru`] ?? '', ro: row[`${name}.ro`] ?? '' });
      return {
        shopId: row.shopId ?? '',
        title: of('title'),
        address: of('address'),
        phone: row.phone ?? '',
        hours: row['hours.weekdays'] ?? '',
        latitude: Number(row.latitude),
        longitude: Number(row.longitude),
      };
    }),
  };
};
