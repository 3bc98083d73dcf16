import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AccessLine } from '#server/log.ts';
import type { Health } from './health.ts';
import { runWithRequestId } from './request-id.ts';
import { type RouteKind, routeKind } from './route-kind.ts';
import type { Tracing } from './tracing.ts';

/** How a request ended. */
export interface Ended {
  readonly kind: RouteKind;
  readonly status: number;
  /** Time until the last byte was sent or the connection was lost. */
  readonly ms: number;
}

/** Called for every request but probes. */
export interface RequestWatch {
  readonly began: () => void;
  readonly ended: (how: Ended) => void;
}

interface EntranceOptions {
  readonly health: Health;
  /** Absent when the access log is off. */
  readonly accessLog: ((line: AccessLine) => void) | undefined;
  /** Absent when metrics are off. */
  readonly watch: RequestWatch | undefined;
  /** Absent when traces are off. */
  readonly tracing?: Tracing | undefined;
}

export interface Entrance {
  readonly listener: RequestListener;
  /** Called once startup is done: requests go to the app. */
  readonly open: (app: RequestListener) => void;
}

/** 503 with Retry-After until startup is done. */
const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('The shop is starting');
};

const pathIn = (url: string): string => {
  const cut = url.indexOf('?');
  return cut < 0 ? url : url.slice(0, cut);
};

/** Most `close` listeners of a response; more would be a leak. */
const LISTENERS = 32;

/** Answers probes; gives every other request an id, an access log line and metrics. */
export const createEntrance = ({ health, accessLog, watch, tracing }: EntranceOptions): Entrance => {
  let answer = starting;

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
      response.setMaxListeners(LISTENERS);
      const serve = (id: string): void => {
        if (accessLog || watch) follow(id, request, response);
        runWithRequestId(id, () => answer(request, response));
      };
      if (tracing) tracing.run(request, response, routeKind(pathIn(request.url ?? '')), serve);
      else serve(randomUUID());
    },
    open: (app) => {
      answer = app;
    },
  };
};
