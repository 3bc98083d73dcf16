import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long requests may take to end on shutdown, ms: longer than the provider's deadline. */
const GRACE_MS = 10_000;
/** How often idle connections are closed, ms. */
const CHECK_MS = 50;

/** Graceful shutdown of a server. */
export interface Drain {
  /** Tracks a response until it is closed. */
  readonly track: (response: ServerResponse) => void;
  /** Accepts no more connections, and closes requests that take longer than 10 s. */
  readonly end: (server: Server) => Promise<void>;
}

/** Sends `Connection: close`. */
const closeAfter = (response: ServerResponse): void => {
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
      for (const response of underWay) closeAfter(response);
      server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => closeAfter(response));
      server.close();
      const looking = setInterval(() => server.closeIdleConnections(), CHECK_MS);
      const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await gone;
      clearInterval(looking);
      clearTimeout(cut);
    },
  };
};
