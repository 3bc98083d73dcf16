import type { SeedDayOffer } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import { productByUrl } from '#adapters/provider-sandbox/catalogue/products.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const productUrl = 'redmi-note-15-pro-5g-8-256-mist-blue';
const { price } = productByUrl(productUrl);

/** One product a day at a price it never has otherwise. */
export const dayOffer: SeedDayOffer = {
  productUrl,
  price: Math.floor((price * 0.88) / 100) * 100 - 1,
  until: '23:59',
  piecesTotal: 30,
  piecesLeft: 11,
  title: b('Предложение дня', 'Oferta zilei'),
  text: b(
    'Redmi Note 15 Pro 5G по этой цене — только до полуночи и пока есть на складе. Завтра здесь будет обычная цена.',
    'Redmi Note 15 Pro 5G la acest preț doar până la miezul nopții și în limita stocului. Mâine revine prețul obișnuit.',
  ),
};
