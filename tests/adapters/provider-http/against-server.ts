import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createTransport } from '#adapters/provider-http/transport.ts';
import { type MisbehavingServer, openMisbehavingServer } from './misbehaving-server.ts';

/** A server that answers what it is given, for all tests of a file; `ready` is given it and the way to it. */
export const againstMisbehavingServer = (ready: (server: MisbehavingServer, transport: Transport) => void): void => {
  let server: MisbehavingServer;
  let transport: Transport;
  beforeAll(async () => {
    server = await openMisbehavingServer();
    transport = createTransport({
      baseUrl: server.origin,
      staticToken: { header: 'x-static-token', value: 'secret' },
      pictureKey: Buffer.alloc(32),
      logger: { warn: () => undefined },
    });
    ready(server, transport);
  });
  beforeEach(() => {
    server.seen.length = 0;
  });
  afterAll(async () => {
    await transport.close();
    await server.close();
  });
};
