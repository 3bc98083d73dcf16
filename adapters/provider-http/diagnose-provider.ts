import type { ProductCatalog } from '#core/catalog/products/index.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import type { WarnLogger } from './warn-logger.ts';

type Menu = Pick<ProductCatalog, 'menu'>;

const REFUSED = ['http_401', 'http_403'];
const NOT_THERE = ['not_found', 'http_404'];

/** What it means that the menu cannot be had when the shop starts; undefined when nothing is wrong. */
const meaningOf = async (catalog: Menu): Promise<string | undefined> => {
  const answer = await catalog.menu({ locale: DEFAULT_LOCALE });
  if (answer.ok) return undefined;
  const { kind, code } = answer.error;
  if (REFUSED.includes(code)) return 'it refuses PROVIDER_STATIC_TOKEN';
  if (NOT_THERE.includes(code) || kind === 'contract') return 'PROVIDER_URL seems to be the address of something else';
  return 'it does not answer; the shop goes on trying';
};

/** Says plainly, when the shop starts, that the provider is not there, refuses the shop or is something else. */
export const recogniseProvider = async (catalog: Menu, provider: string, logger: WarnLogger): Promise<void> => {
  const meaning = await meaningOf(catalog);
  if (meaning !== undefined) logger.warn({ provider }, `the provider was not recognised: ${meaning}`);
};
