import type { OrderNews, OrderStream, StreamListener } from '#core/purchase/live-order/index.ts';
import type { Send } from './client.ts';
import { ORDER_STREAM } from './order-stream-path.ts';

const DATA = 'data: ';

/** Passes complete events to the listener; returns the incomplete rest. */
const takeEvents = (text: string, listener: StreamListener): string => {
  const events = text.split('\n\n');
  const rest = events.pop() ?? '';
  for (const event of events) {
    // Comments are heartbeats.
    if (event.startsWith(DATA)) listener.news(JSON.parse(event.slice(DATA.length)) as OrderNews);
  }
  return rest;
};

/** Reads server-sent events of an order by `fetch`: EventSource sends no body, and a link's key must not be in a URL. */
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
