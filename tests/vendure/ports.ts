import { inject } from 'vitest';
import { createTransport } from '#adapters/provider-http/transport.ts';
import type { ProviderPorts } from '#adapters/wiring/port-factories.ts';
import { createProvider } from '#adapters/wiring/provider-kinds.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';

/**
 * The ports over a Vendure, the one that all tests share unless given, for a visitor or for the partner of a token. The
 * caller closes them. `onReceipt` is the code of its payment method for payment on receipt.
 */
export const openPorts = (url: string = inject('engineUrl'), onReceipt?: string) => {
  const warned: string[] = [];
  const transport = createTransport({
    baseUrl: `${url}/shop-api`,
    staticToken: { header: 'x-static-token', value: 'unused' },
    pictureKey: Buffer.alloc(32),
    logger: { warn: (fields, words) => void warned.push(`${words} ${JSON.stringify(fields)}`) },
  });
  const provider = createProvider('vendure', transport, undefined, onReceipt);
  const portsFor = (shtoken?: string): ProviderPorts => {
    const access = { transport, shtoken, returnUrl: (locale: string) => `http://shop.example/${locale}/confirmation` };
    return Object.fromEntries(
      Object.entries(provider.ports).map(([name, make]) => [name, (make as (given: typeof access) => unknown)(access)]),
    ) as unknown as ProviderPorts;
  };
  return { provider, portsFor, warned, close: () => transport.close() };
};

/** The value of a success; fails the test otherwise. */
export const succeeded = <Value>(result: Result<Value, Failure>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
