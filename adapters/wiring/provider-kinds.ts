import type { Transport } from '#adapters/provider-http/ask.ts';
import { unsupportedTransport } from '#adapters/provider-http/unsupported-transport.ts';
import { ON_RECEIPT } from '#adapters/provider-vendure/payments.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { withGoodsOf } from './content-goods.ts';
import { httpPorts } from './http-ports.ts';
import { completeWith, type PortAccess, type PortFactories, readAccess } from './port-factories.ts';
import { vendurePorts } from './vendure-ports.ts';

/** What a provider speaks: the calls of the contract, or Vendure's Shop API. */
export const providerKinds = ['http', 'vendure'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What the ports of a provider are made of. */
export interface Provider {
  readonly transport: Transport;
  readonly ports: PortFactories;
  /** The calls of the contract that no port is made of. */
  readonly content: Transport;
  /** Whether it answers at this moment. */
  readonly answers: () => Promise<boolean>;
  /** What the shop lacks because of it, for the log at the start; empty when nothing. */
  readonly lacks: () => Promise<string>;
}

/** The same ports over another transport, without the partner's token, which it does not know. */
const over = (transport: Transport): PortFactories =>
  Object.fromEntries(
    Object.entries(httpPorts).map(([name, make]) => [
      name,
      ({ returnUrl }: PortAccess) => (make as (access: PortAccess) => unknown)({ transport, returnUrl }),
    ]),
  ) as unknown as PortFactories;

/**
 * A provider of a kind. Ports that another kind than `http` does not supply go over `content`, a provider of the contract;
 * without one the shop leaves them out, as it does methods that a supplied port lacks. `onReceipt` is the code of
 * Vendure's payment method for payment on receipt.
 */
export const createProvider = (
  kind: ProviderKind,
  transport: Transport,
  content?: Transport,
  onReceipt = ON_RECEIPT,
): Provider => {
  if (kind === 'http') {
    const settings = httpPorts.settings(readAccess({ transport }));
    return {
      transport,
      ports: httpPorts,
      content: transport,
      answers: async () => (await settings.global({ locale: DEFAULT_LOCALE })).ok,
      lacks: async () => '',
    };
  }
  const unsupported = unsupportedTransport(transport);
  const others = content ?? unsupported;
  const beside = over(others);
  const { ports: parts, hasPlugin } = vendurePorts(beside, transport, onReceipt);
  const lacking = over(unsupported);
  const ports = completeWith(lacking, parts);
  const catalog = ports.catalog(readAccess({ transport }));
  return {
    transport,
    ports: { ...beside, ...(content && completeWith(lacking, withGoodsOf(ports, beside))), ...ports },
    content: others,
    answers: async () => (await catalog.menu({ locale: DEFAULT_LOCALE })).ok,
    lacks: async () => {
      const known = await ports.settings(readAccess({ transport })).global({ locale: DEFAULT_LOCALE });
      const plugin = (await hasPlugin())
        ? ''
        : "Vendure lacks the shop's plugin: sold at retail and flat fees, paid on receipt; no pickup, cards, partners, order links and cancelling";
      const isPaid = !known.ok || known.value.payments?.length !== 0;
      const payment = isPaid ? '' : 'Vendure has no payment method of the code VENDURE_ON_RECEIPT: it takes no order';
      return [plugin, payment].filter(Boolean).join('. ');
    },
  };
};
