import { afterEach, beforeEach } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createTransport, type TransportOptions } from '#adapters/provider-http/transport.ts';
import { type MisbehavingServer, openMisbehavingServer } from './misbehaving-server.ts';

export const customer = { customer_name: 'Ion', customer_phone_number: '+37369123456' };
export const ru = { locale: 'ru' } as const;

/** What a transport test works with; everything is fresh for every test and closed after it. */
export interface Bench {
  readonly server: MisbehavingServer;
  readonly warnings: { fields: Readonly<Record<string, unknown>>; message: string }[];
  /** Opens a transport to the server with a deadline of 400 ms unless given. */
  open(options?: Partial<TransportOptions>): Transport;
}

/** Sets the bench up around every test of a file; read it inside tests only. */
export const setUpBench = (): Bench => {
  let server: MisbehavingServer;
  let transports: Transport[] = [];
  const warnings: Bench['warnings'] = [];
  beforeEach(async () => {
    server = await openMisbehavingServer();
    warnings.length = 0;
  });
  afterEach(async () => {
    await Promise.all(transports.map((transport) => transport.close()));
    transports = [];
    await server.close();
  });
  return {
    warnings,
    get server() {
      return server;
    },
    open: (options = {}) => {
      const transport = createTransport({
        baseUrl: server.origin,
        staticToken: { header: 'x-static-token', value: 'secret' },
        pictureKey: Buffer.alloc(32),
        logger: { warn: (fields, message) => warnings.push({ fields, message }) },
        deadlineMs: 400,
        ...options,
      });
      transports.push(transport);
      return transport;
    },
  };
};
