import type { OrderNews, OrderStream, StreamListener } from '#core/purchase/live-order/index.ts';
import type { Send } from './client.ts';
import { ORDER_STREAM } from './order-stream-path.ts';

/** What an event of a stream carries after this. */
const DATA = 'data: ';

/** Takes what has come of a stream apart, event by event; gives what is not whole yet. */
const takeEvents = (text: string, listener: StreamListener): string => {
  const events = text.split('\n\n');
  const rest = events.pop() ?? '';
  for (const event of events) {
    // A comment is a sign of life and no news.
    if (event.startsWith(DATA)) listener.news(JSON.parse(event.slice(DATA.length)) as OrderNews);
  }
  return rest;
};

/**
 * News of an order as server-sent events of the shop's own server. They are read by `fetch`, as the browser's own reader
 * of events can send no body, and the key of a link has no place in an address.
 */
export const createBffOrderStream = (send: Send): OrderStream => ({
  open: (query, listener) => {
    const closed = new AbortController();
    const read = async () => {
      const response = await send(ORDER_STREAM, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(query),
        signal: closed.signal,
      });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!response.ok || !isStream || !response.body) return;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (let part = await reader.read(); !part.done && !closed.signal.aborted; part = await reader.read()) {
        text = takeEvents(text + part.value, listener);
        listener.alive();
      }
    };
    void read()
      .catch(() => undefined)
      .then(() => {
        if (!closed.signal.aborted) listener.broken();
      });
    return () => closed.abort();
  },
});
