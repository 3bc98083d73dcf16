import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AccessLine } from '#server/log.ts';
import type { Health } from './health.ts';
import { onBehalfOf } from './request-id.ts';
import { type RouteKind, routeKind } from './route-kind.ts';

/** How a request ended. */
export interface Ended {
  readonly kind: RouteKind;
  readonly status: number;
  /** Whole time until the last byte was handed over or the connection was lost. */
  readonly ms: number;
}

/** Notified of every request but probes. */
export interface RequestWatch {
  readonly began: () => void;
  readonly ended: (how: Ended) => void;
}

interface EntranceOptions {
  readonly health: Health;
  /** Absent where no line is written for a request. */
  readonly accessLog: ((line: AccessLine) => void) | undefined;
  /** Absent where nobody counts. */
  readonly watch: RequestWatch | undefined;
}

/** What every request passes first. */
export interface Entrance {
  readonly listener: RequestListener;
  /** Everything is there: from now on the shop answers. */
  readonly open: (app: RequestListener) => void;
}

/** Until everything is there, whoever comes is asked to come again instead of waiting for nobody. */
const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('The shop is starting');
};

const pathIn = (url: string): string => {
  const cut = url.indexOf('?');
  return cut < 0 ? url : url.slice(0, cut);
};

/** How many steps of an answer may wait for its end, from the access log to the calls made for it; more would be a leak. */
const STEPS = 32;

/**
 * Answers probes, and gives every other request an id, a line of the access log and its place in the metrics.
 */
export const createEntrance = ({ health, accessLog, watch }: EntranceOptions): Entrance => {
  let answer = notYet;

  const follow = (id: string, request: IncomingMessage, response: ServerResponse): void => {
    const { method, url = '' } = request;
    const path = pathIn(url);
    const kind = routeKind(path);
    const startedAt = performance.now();
    watch?.began();
    response.on('close', () => {
      const ms = performance.now() - startedAt;
      const status = response.statusCode;
      watch?.ended({ kind, status, ms });
      const cut = response.writableFinished ? {} : ({ cut: true } as const);
      accessLog?.({ requestId: id, method, path, kind, status, ms: Math.round(ms), ...cut });
    });
  };

  return {
    listener: (request, response) => {
      if (health.answer(request, response)) return;
      response.setMaxListeners(STEPS);
      const id = randomUUID();
      if (accessLog || watch) follow(id, request, response);
      onBehalfOf(id, () => answer(request, response));
    },
    open: (app) => {
      answer = app;
    },
  };
};
