import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export const HOST = 'localhost:8000';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A real server over a listener, and a way to ask it under any host; `close` ends it. */
export const serving = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path = '/x', headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
    const given = { host: HOST, 'accept-encoding': 'br', ...headers };
    const asked = request({ port, path, method, agent: false, headers: given });
    asked.end();
    const [answer] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
  };
  return { ask, close: () => server.close() };
};
