import type { ProductCatalog } from '#core/catalog/products/index.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import type { WarnLogger } from './warn-logger.ts';

type Menu = Pick<ProductCatalog, 'menu'>;

const REFUSED = ['http_401', 'http_403'];
const NOT_THERE = ['not_found', 'http_404'];

/** Why the menu cannot be loaded at start; undefined when it can. */
const meaningOf = async (catalog: Menu): Promise<string | undefined> => {
  const answer = await catalog.menu({ locale: DEFAULT_LOCALE });
  if (answer.ok) return undefined;
  const { kind, code } = answer.error;
  if (REFUSED.includes(code)) return 'it rejects PROVIDER_STATIC_TOKEN';
  if (NOT_THERE.includes(code) || kind === 'contract') return 'PROVIDER_URL seems to be another service';
  return 'it does not answer; the shop keeps trying';
};

/** Logs at start that the provider does not answer, rejects the shop or is another service. */
export const diagnoseProvider = async (
  catalog: Menu,
  lacks: () => Promise<string>,
  { providerUrl: provider, logger }: { readonly providerUrl: string; readonly logger: WarnLogger },
): Promise<void> => {
  const meaning = await meaningOf(catalog);
  if (meaning !== undefined) return logger.warn({ provider }, `the provider cannot be used: ${meaning}`);
  const missing = await lacks();
  if (missing !== '') logger.warn({ provider }, missing);
};
