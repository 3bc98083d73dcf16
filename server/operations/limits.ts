import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressBlock, isSameAddress } from '#adapters/bff/ip-address.ts';

/** Time limit for a request's headers, ms, and the interval of checks: together 15 s at most. */
const HEAD_MS = 14_000;
const LOOK_MS = 1_000;
/** Time limit for a body, ms, and the bytes that add a second: a large file takes longer. */
const BODY_MS = 15_000;
const BODY_BYTES_PER_S = 32 * 1024;
/** Longest time for any body, ms: for the largest at the least speed. */
const REQUEST_MS = 200_000;
/** How long an idle connection stays open, ms: longer than proxies keep theirs, so that the proxy closes first. */
const IDLE_MS = 70_000;
/** How long a reader may leave bytes unread, ms. */
const UNREAD_MS = 15_000;
/** Largest head of a request, bytes, and most headers. */
const HEAD_BYTES = 16 * 1024;
const HEADERS = 100;
/** This machine's own addresses: a proxy or a health check, no visitor. */
const OWN = ['127.0.0.1', '::1'];

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Limits that Node enforces. */
export const serverLimits: ServerOptions = {
  headersTimeout: HEAD_MS,
  connectionsCheckingInterval: LOOK_MS,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: IDLE_MS,
  maxHeaderSize: HEAD_BYTES,
};

export interface ConnectionLimits {
  readonly maxConnections: number;
  /** Most connections of one address block (rule LIMIT-4); unlimited behind own proxies, which share one address. */
  readonly perAddress: number;
}

const limitPerAddress = (server: Server, perAddress: number): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (OWN.some((own) => isSameAddress(own, remoteAddress))) return;
    const address = addressBlock(remoteAddress);
    const now = (open.get(address) ?? 0) + 1;
    open.set(address, now);
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (now > perAddress) socket.destroy();
  });
};

/** Cuts readers that take no bytes, and idle connections; a slow handler may go on. */
const cutReaders = (server: Server): void => {
  const underWay = new WeakMap<Socket, number>();
  const count = (socket: Socket, by: number) => underWay.set(socket, (underWay.get(socket) ?? 0) + by);
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.on('close', () => count(socket, -1));
  });
  server.setTimeout(UNREAD_MS, (socket) => {
    if (socket.writableLength > 0 || !underWay.get(socket)) socket.resetAndDestroy();
    else socket.setTimeout(UNREAD_MS);
  });
};

const cut = (socket: Socket, response: ServerResponse): void => {
  if (response.headersSent) socket.destroy();
  else socket.end(TOO_SLOW, () => socket.destroy());
};

/** Ends a request whose body has not come in time: 15 s, and a second more for every 32 kB. */
const cutSlowBodies = (server: Server): void => {
  const watch = (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, socket } = request;
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    const startedAt = performance.now();
    const before = socket.bytesRead;
    const look = (): void => {
      if (request.complete || socket.destroyed) return;
      const earned = ((socket.bytesRead - before) / BODY_BYTES_PER_S) * 1_000;
      const left = startedAt + BODY_MS + earned - performance.now();
      if (left <= 0) return void cut(socket, response);
      setTimeout(look, left).unref();
    };
    // Also when it was answered long since: a refusal reads no body.
    setTimeout(look, BODY_MS).unref();
  };
  server.prependListener('request', watch);
};

/** Cuts off connections that are slow, silent or too many. */
export const limitServer = (server: Server, { maxConnections, perAddress }: ConnectionLimits): void => {
  server.maxHeadersCount = HEADERS;
  server.maxConnections = maxConnections;
  limitPerAddress(server, perAddress);
  cutReaders(server);
  cutSlowBodies(server);
};
