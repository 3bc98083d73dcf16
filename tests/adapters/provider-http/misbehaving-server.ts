import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ViewedSnapshot {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A provider on loopback that does as it is asked and remembers what it was asked. */
export interface MisbehavingServer {
  readonly origin: string;
  readonly seen: ViewedSnapshot[];
  /** What every request gets from now on. */
  answer: (request: ViewedSnapshot, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A JSON answer. */
export const json =
  (body: unknown, status = 200) =>
  (_: ViewedSnapshot, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Opens the server on a free port of loopback. */
export const openMisbehavingServer = async (): Promise<MisbehavingServer> => {
  const seen: ViewedSnapshot[] = [];
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    seen.push(one);
    handle.answer(one, response);
  };
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const handle: MisbehavingServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: json({}),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return handle;
};
