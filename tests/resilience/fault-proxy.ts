import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What befalls a request on its way to the provider; undefined lets it pass. */
type Harm = (asked: IncomingMessage, response: ServerResponse) => void;

/** An HTTP proxy between the shop and its provider that does harm when it is instructed to. */
interface FaultProxy {
  readonly origin: string;
  /** Where it leads: what is asked before that waits. */
  readonly lead: (origin: string) => void;
  /** What befalls requests from now on. */
  harm: Harm | undefined;
  /** Which addresses pass all the same. */
  unharmed: RegExp | undefined;
  /** What the provider answers is lost on its way back. */
  loseAnswers: boolean;
  /** How long each request is held before it passes, ms. */
  delay: number;
  /** Methods and paths that came, harmed or not. */
  readonly seen: string[];
  /** Headers of what came, in the same order. */
  readonly headers: IncomingMessage['headers'][];
  /** How many are under way, and how many were at most. */
  readonly underWay: { now: number; most: number };
  readonly close: () => Promise<void>;
}

/** Opens the proxy on a free port of loopback. */
export const openFaultProxy = async (): Promise<FaultProxy> => {
  const target = Promise.withResolvers<string>();
  const pass = async (asked: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = asked;
    if (proxy.delay > 0) await new Promise((resolve) => setTimeout(resolve, proxy.delay));
    const onward = request(new URL(url ?? '/', await target.promise), { method, headers }, (answer) => {
      if (proxy.loseAnswers) return void response.destroy();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    asked.pipe(onward);
  };
  const server = createServer((asked, response) => {
    proxy.seen.push(`${asked.method} ${asked.url}`);
    proxy.headers.push(asked.headers);
    proxy.underWay.now += 1;
    proxy.underWay.most = Math.max(proxy.underWay.most, proxy.underWay.now);
    response.on('close', () => (proxy.underWay.now -= 1));
    if (proxy.harm && !proxy.unharmed?.test(asked.url ?? '')) proxy.harm(asked, response);
    else void pass(asked, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: target.resolve,
    harm: undefined,
    unharmed: undefined,
    loseAnswers: false,
    delay: 0,
    seen: [],
    headers: [],
    underWay: { now: 0, most: 0 },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
};
