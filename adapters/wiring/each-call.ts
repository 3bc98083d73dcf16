import type { ShopPorts } from '#core/shop.ts';

export type Method = (...given: readonly unknown[]) => unknown;

/** The same ports with every method changed alike. */
export const eachCall = <Ports extends ShopPorts>(ports: Ports, change: (method: Method) => Method): Ports =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      Object.fromEntries(
        Object.entries(port as Readonly<Record<string, unknown>>).map(([call, method]) => [
          call,
          typeof method === 'function' ? change(method as Method) : method,
        ]),
      ),
    ]),
  ) as unknown as Ports;
