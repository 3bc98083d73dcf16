import { json, type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import { addressBlock } from '#adapters/bff/ip-address.ts';
import { jsonOnly, ownOriginOnly } from '#adapters/bff/mount.ts';
import { refuse } from '#adapters/bff/refuse.ts';
import { linkKey, locale } from '#adapters/bff/shapes.ts';
import { hasEnded, type RelayOrders } from '#core/purchase/live-order/index.ts';

const BODY_LIMIT = '1kb';
/** Heartbeat of a stream, ms: shorter than proxies' timeouts. */
const BEAT_MS = 15_000;
/** Most streams of one address: a household or an office. */
const PER_ADDRESS = 20;

const question = v.strictObject({ linkKey, locale });

/** Server-sent events of orders. */
export interface OrderStreams {
  readonly router: Router;
  /** Ends all streams; browsers reconnect. */
  readonly close: () => void;
}

/**
 * Sends the order now and on each change, until it is finished or the client leaves (rules LIVE-4, LIVE-7). The key comes
 * in the body to stay out of logs (rule LIVE-10).
 */
export const createOrderStreams = (relay: Pick<RelayOrders, 'follow'>): OrderStreams => {
  const open = new Set<Response>();
  const counts = new Map<string, number>();
  const count = (address: string, by: number): number => {
    const now = (counts.get(address) ?? 0) + by;
    if (now > 0) counts.set(address, now);
    else counts.delete(address);
    return now;
  };

  const stream: RequestHandler = (request, response) => {
    response.set('cache-control', 'no-store, no-transform');
    const input = v.safeParse(question, request.body);
    if (!input.success) return refuse(response, 400, `invalid_input.${v.getDotPath(input.issues[0]) ?? ''}`);
    const address = addressBlock(request.ip ?? '');
    const tooMany = () => refuse(response, 503, 'too_many');
    if ((counts.get(address) ?? 0) >= PER_ADDRESS) return tooMany();
    const waiting: string[] = [];
    const say = (text: string) => {
      if (!response.headersSent) waiting.push(text);
      else if (!response.writableEnded) response.write(text);
    };
    const stop = relay.follow(input.output, (news) => {
      say(`data: ${JSON.stringify(news)}\n\n`);
      if (!news.ok || hasEnded(news.value)) setImmediate(() => response.end());
    });
    if (!stop) return tooMany();
    count(address, 1);
    open.add(response);
    // Proxies shall not buffer events.
    response.status(200).set({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.flushHeaders();
    for (const text of [':\n\n', ...waiting]) say(text);
    const beat = setInterval(() => say(':\n\n'), BEAT_MS);
    response.on('close', () => {
      clearInterval(beat);
      stop();
      open.delete(response);
      count(address, -1);
    });
  };

  const router = Router({ caseSensitive: true, strict: true });
  router.post('/', ownOriginOnly, jsonOnly, json({ limit: BODY_LIMIT }), stream);
  router.all('/', (_request, response) => refuse(response, 405, 'method_not_allowed'));
  return {
    router,
    close: () => {
      for (const response of open) response.end();
    },
  };
};
