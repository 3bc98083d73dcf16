import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long requests under way may take to end once the shop is asked to stop, ms: longer than the provider has. */
const GRACE_MS = 10_000;
/** How often connections are looked for whose last request has ended, ms. */
const LOOK_MS = 50;

/** Lets a server end without cutting anybody off. */
export interface Drain {
  /** Tracks an answer that takes its time; one that is sent at once needs no tracking. */
  readonly track: (response: ServerResponse) => void;
  /** Takes no more connections, lets every request under way end, and cuts off those that take longer than 10 s. */
  readonly end: (server: Server) => Promise<void>;
}

/** Tells whoever asked that no further request will be taken on this connection, if it is not too late. */
const sayLast = (response: ServerResponse): void => {
  response.shouldKeepAlive = false;
};

export const createDrain = (): Drain => {
  const underWay = new Set<ServerResponse>();
  return {
    track: (response) => {
      underWay.add(response);
      response.on('close', () => underWay.delete(response));
    },
    end: async (server) => {
      const gone = once(server, 'close');
      for (const response of underWay) sayLast(response);
      server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => sayLast(response));
      server.close();
      const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await gone;
      clearInterval(looking);
      clearTimeout(cut);
    },
  };
};
