import { menuTree } from '#adapters/provider-http/calls/menu.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import type { Transport } from './transport.ts';
import type { WarnLogger } from './warn-logger.ts';

const REFUSED = [401, 403];

/** What it means that the menu cannot be had when the shop starts; undefined when nothing is wrong. */
const meaningOf = async (transport: Transport): Promise<string | undefined> => {
  const answer = await transport.send(menuTree, {}, { locale: DEFAULT_LOCALE });
  if (answer.ok) return undefined;
  const { kind, status, code } = answer.error;
  if (REFUSED.includes(status)) return 'it refuses PROVIDER_STATIC_TOKEN';
  if (code === 'not_found' || kind === 'contract') return 'PROVIDER_URL seems to be the address of something else';
  return 'it does not answer; the shop goes on trying';
};

/** Says plainly, when the shop starts, that the provider is not there, refuses the shop or is something else. */
export const recogniseProvider = async (transport: Transport, provider: string, logger: WarnLogger): Promise<void> => {
  const meaning = await meaningOf(transport);
  if (meaning !== undefined)
    logger.warn({ provider, call: menuTree.id }, `the provider was not recognised: ${meaning}`);
};
