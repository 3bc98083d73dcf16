import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '#tests/support/asking.ts';
import { eventually } from '#tests/support/running-shop.ts';
import { startHarmedShop } from '../harmed-shop.ts';
import { type Line, ms, type Part } from './line.ts';
import { productPaths } from './paths.ts';

type Harm = (asked: IncomingMessage, response: ServerResponse) => void;

const TRICKLE_MS = 300;
const DEADLINE_MS = 2_500;
const JSON_TYPE = { 'content-type': 'application/json' };
const json =
  (text: string): Harm =>
  (_asked, response) =>
    void response.writeHead(200, JSON_TYPE).end(text);
/** A whole product but for its price. */
const priced = (price: string): Harm =>
  json(`{"product":{"productId":"1","title":"x","code":"x","url":"x","price":${price}},"properties":[]}`);

const trickle: Harm = (_asked, response) => {
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(' '), TRICKLE_MS);
  response.on('close', () => clearInterval(timer));
};
const endless: Harm = (_asked, response) => {
  response.writeHead(200, JSON_TYPE);
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const timer = setInterval(() => response.write(chunk), 1);
  response.on('close', () => clearInterval(timer));
};
const slowClose: Harm = (_asked, response) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' }).write('{"product":');
  setTimeout(() => response.destroy(), 1_000);
};

const harms = (elsewhere: string): Readonly<Record<string, Harm>> => ({
  'a reset connection': (_asked, response) => void response.socket?.resetAndDestroy(),
  'a slow close in the middle': slowClose,
  'one byte each 300 ms': trickle,
  'a body without an end': endless,
  'HTML in the place of JSON': (_asked, response) => void response.writeHead(200).end('<html>'),
  nothing: json(''),
  '`null`': json('null'),
  'no product': json('{"properties":[]}'),
  'a price that is no number': priced('"NaN"'),
  'a price below 0': priced('-1'),
  'a price of 1e309': priced('1e309'),
  'a redirect to another address': (_asked, response) => void response.writeHead(302, { location: elsewhere }).end(),
});

/** What a page says to each fault of an answer: one seen before, and one not seen. */
const lineOf = async (shop: Awaited<ReturnType<typeof startHarmedShop>>, fault: string, harm: Harm, cold: string) => {
  shop.proxy.harm = harm;
  const startedAt = performance.now();
  const [warm, missing] = await Promise.all([ask(shop.origin, '/smartphones'), ask(shop.origin, cold)]);
  const took = performance.now() - startedAt;
  shop.proxy.harm = undefined;
  const mended = async (): Promise<boolean> => (await ask(shop.origin, cold)).status === 200;
  const isMended = await eventually(mended, 10_000).then(
    () => true,
    () => false,
  );
  const line: Line = {
    fault: `an answer with ${fault}`,
    must: `seen page 200, other 503 in < ${DEADLINE_MS} ms; then 200`,
    seen: `${warm.status}, ${missing.status}, ${ms(took)}; then ${isMended ? '200' : 'never'}`,
    held: warm.status === 200 && missing.status === 503 && took < DEADLINE_MS && isMended,
  };
  return line;
};

/** Faults of the provider's answers. */
export const answerFaults: Part = {
  name: 'answers',
  measure: async () => {
    let followed = 0;
    const elsewhere = createServer((_asked, response) => {
      followed += 1;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    const shop = await startHarmedShop({ PRICE_MAX_AGE: '1' });
    try {
      const products = await productPaths(shop.origin);
      await ask(shop.origin, '/smartphones');
      const lines: Line[] = [];
      const all = Object.entries(harms(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/x`));
      for (const [nth, [fault, harm]] of all.entries())
        lines.push(await lineOf(shop, fault, harm, products[nth] ?? ''));
      // What is not there is not what could not be asked.
      const missing = await ask(shop.origin, '/product/none-at-all');
      const must = 'none is followed; a product that is not there is 404';
      const seen = `${followed} followed, ${missing.status}`;
      return [...lines, { fault: 'redirects', must, seen, held: followed === 0 && missing.status === 404 }];
    } finally {
      await shop.close();
      elsewhere.closeAllConnections();
      elsewhere.close();
    }
  },
};
