import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { splitLocale } from '#core/locale/index.ts';
import type { Site } from '#ui/app/head.ts';
import type { RenderPage } from '../render.ts';

/** A request that is answered with the shop's own error page in this status. */
export class BrandedError extends Error {
  override readonly name = 'BrandedError';
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

const LAST_RESORT = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head>
<body><p>An error occurred while showing the error page</p><p><a href="/">Home</a></p></body></html>`;

/** The last stop of every request that failed: the branded page, JSON under `/api/`, and plain words if even those fail. */
export const errorPages =
  (render: RenderPage, siteOf: (request: Request) => Site, logger: Logger): ErrorRequestHandler =>
  async (error: unknown, request, response, _next) => {
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error, path: request.path }, 'request failed');
    if (response.headersSent) return void response.destroy();
    if (request.path.startsWith('/api/'))
      return void response.status(status).json({
        ok: false,
        error: { kind: 'http', code: `http_${status}`, retryable: false, status, message: `HTTP ${status}` },
      });
    try {
      const { locale } = splitLocale(request.path);
      const page = await render({ kind: 'error', status, locale, site: siteOf(request) }, AbortSignal.timeout(10_000));
      sendHtml(response, status, page.kind === 'page' ? page.html : LAST_RESORT);
    } catch (renderError) {
      logger.error({ err: renderError }, 'the error page failed');
      sendHtml(response, status, LAST_RESORT);
    }
  };

const sendHtml = (response: Response, status: number, html: string) =>
  void response.status(status).set('cache-control', 'no-store').type('html').send(html);

const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
};
