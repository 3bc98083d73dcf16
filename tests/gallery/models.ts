import sharp from 'sharp';
import { drawProduct } from '#adapters/provider-sandbox/pictures/index.ts';
import { readProviderIn } from '#tests/e2e/support/provider-database.ts';
import { contactSheet, type Photograph } from './sheet.ts';

interface ModelRow {
  readonly section: string;
  readonly title: string;
  readonly family: string;
  readonly model: string;
  readonly colour: string;
}

/** A picture of a product is drawn 1200 px wide; a fifth of that is enough to know it by. */
const DENSITY = 72 / 5;
const IN_A_ROW = 6;

/** One product a model, the most wanted one of each, by the section it is sold in. */
const everyModel = (dataDir: string): readonly ModelRow[] =>
  readProviderIn<ModelRow>(
    dataDir,
    `SELECT category.url AS section, product_text.model_title AS title, picture.family, picture.model, picture.colour
     FROM product JOIN category ON category.id = product.category JOIN picture ON picture.name = product.picture
     JOIN product_text ON product_text.product = product.id AND locale = 'ru'
     GROUP BY picture.model ORDER BY category.id, product.id`,
  );

const draw = async ({ title, family, model, colour }: ModelRow): Promise<Photograph> => {
  const svg = drawProduct({ family, model, colour }, 1);
  return { caption: title, png: await sharp(Buffer.from(svg), { density: DENSITY }).png().toBuffer() };
};

const rowsOf = (photographs: readonly Photograph[]): readonly (readonly Photograph[])[] =>
  Array.from({ length: Math.ceil(photographs.length / IN_A_ROW) }, (_, row) =>
    photographs.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );

/** Every model that the provider sells, as it is drawn: a contact sheet a section. */
export const modelSheets = async (dataDir: string): Promise<ReadonlyMap<string, Buffer>> => {
  const sheets = new Map<string, Buffer>();
  for (const [section, rows] of Map.groupBy(everyModel(dataDir), (row) => row.section)) {
    const photographs: Photograph[] = [];
    for (const row of rows) photographs.push(await draw(row));
    sheets.set(section, await contactSheet(rowsOf(photographs), 1));
  }
  return sheets;
};
