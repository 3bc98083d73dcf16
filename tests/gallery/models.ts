import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '#tests/architecture/planted.ts';
import { readProviderIn } from '#tests/e2e/support/provider-database.ts';
import { contactSheet, type Photograph } from './sheet.ts';

interface ModelRow {
  readonly section: string;
  readonly title: string;
  readonly picture: string;
}

const PRODUCTS = join(root, 'adapters/provider-sandbox/pictures/products');
/** Wide enough to know a product by, px. */
const WIDTH = 240;
const IN_A_ROW = 6;

/** One product a model, by the section it is sold in. */
const everyModel = (dataDir: string): readonly ModelRow[] =>
  readProviderIn<ModelRow>(
    dataDir,
    `SELECT category.url AS section, product_text.model_title AS title, product.picture
     FROM product JOIN category ON category.id = product.category
     JOIN product_text ON product_text.product = product.id AND locale = 'ru'
     GROUP BY product.model ORDER BY category.id, product.id`,
  );

const photographOf = async ({ title, picture }: ModelRow): Promise<Photograph> => {
  const png = await sharp(join(PRODUCTS, `${picture}-1.avif`))
    .resize(WIDTH)
    .png()
    .toBuffer();
  return { caption: title, png };
};

const rowsOf = (photographs: readonly Photograph[]): readonly (readonly Photograph[])[] =>
  Array.from({ length: Math.ceil(photographs.length / IN_A_ROW) }, (_, row) =>
    photographs.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );

/** The first view of every model that the provider sells: a contact sheet a section. */
export const modelSheets = async (dataDir: string): Promise<ReadonlyMap<string, Buffer>> => {
  const sheets = new Map<string, Buffer>();
  for (const [section, rows] of Map.groupBy(everyModel(dataDir), (row) => row.section)) {
    const photographs: Photograph[] = [];
    for (const row of rows) photographs.push(await photographOf(row));
    sheets.set(section, await contactSheet(rowsOf(photographs), 1));
  }
  return sheets;
};
