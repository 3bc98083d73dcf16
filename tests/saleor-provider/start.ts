import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';

/** The smallest picture there is: one grey dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPo6OgAAAM0AZmUse0HAAAAAElFTkSuQmCC',
  'base64',
);
/** The origin that recorded answers name; it is this server's own when they are sent. */
const RECORDED_ORIGIN = 'http://saleor.invalid';

interface Recorded {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

const folder = new URL('recorded/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** The documents that were asked when the answers were recorded, by the name of their operation. */
const documents = read('documents.json') as Readonly<Record<string, readonly string[]>>;
const recorded = readdirSync(folder)
  .filter((file) => file !== 'documents.json')
  .map((file) => read(file) as Recorded);

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/**
 * Starts a server that replays the recorded answers at `/graphql/`, to exactly the documents and variables that they were
 * recorded with; anything else is refused with 400 as GraphQL does it. `asked` tells every operation, `refused` those
 * that nothing was recorded for, and `answers` has other answers by operation.
 */
export const startSaleorProvider = async () => {
  const asked: string[] = [];
  const refused: string[] = [];
  const answers = new Map<string, unknown>();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/thumbnail/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(DOT);
      return;
    }
    if (request.url !== '/graphql/' || request.method !== 'POST') {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
      return;
    }
    const body = JSON.parse(await textOf(request)) as Omit<Recorded, 'answer'> & { query: string };
    asked.push(body.operationName);
    const asRecorded = documents[body.operationName]?.join('\n') === body.query;
    const found = recorded.find(
      ({ operationName, variables }) =>
        operationName === body.operationName && isDeepStrictEqual(variables, body.variables),
    );
    const answer = answers.get(body.operationName) ?? (asRecorded ? found?.answer : undefined);
    response.setHeader('content-type', 'application/json');
    if (answer === undefined) {
      refused.push(`${body.operationName} ${JSON.stringify(body.variables)}`);
      response.writeHead(400).end(JSON.stringify({ errors: [{ message: 'Nothing was recorded for this' }] }));
    } else response.end(JSON.stringify(answer).replaceAll(RECORDED_ORIGIN, origin));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/graphql/`,
    asked,
    refused,
    answers,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
