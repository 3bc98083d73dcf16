import { createHash } from 'node:crypto';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { withTimeLimit } from '#adapters/wiring/time-limit.ts';
import { errorStatus, LAST_RESORT_TEXT, statusHeaders } from '#core/kernel/errors/index.ts';
import { localePath, locales } from '#core/kernel/locale/index.ts';
import { STALE_ANSWER_WAIT_MS } from '#core/site/caching/index.ts';
import { pageLanguages } from '#ui/i18n/languages.ts';
import type { ErrorPage } from './error-page.ts';
import type { ContextOf } from './request-context.ts';

const homes = locales.map(
  (locale) => `<a href="${localePath('/', locale)}" lang="${locale}">${pageLanguages[locale].home}</a>`,
);
const STYLE =
  ':root{color-scheme:light dark}body{max-width:576px;margin:20vh auto 0;padding:0 16px;font:16px/24px system-ui,sans-serif}h1{font-size:28px;line-height:34px}a{display:inline-block;margin-right:24px;padding:10px 0;color:inherit}';
/** The hash of its style element for the content security policy. */
export const LAST_RESORT_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
/** Static page for when the error page cannot be rendered (rule ERROR-4). */
const LAST_RESORT = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Error</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${STYLE}</style></head>
<body><main><h1>${LAST_RESORT_TEXT}</h1><p>${homes.join(' ')}</p></main></body></html>`;

/** Answers with the branded page of a status, or with the static one (rule ERROR-4). */
export type AnswerError = (request: Request, response: Response, status: number) => Promise<void>;

export const createAnswerError =
  (errorPage: ErrorPage, contextOf: ContextOf, logger: Logger): AnswerError =>
  async (request, response, status) => {
    response.set(statusHeaders(status));
    try {
      const { site, isAuth, ...context } = contextOf(request, response);
      // The visitor has waited already.
      const shop = withTimeLimit(context.shop, STALE_ANSWER_WAIT_MS);
      const asked = { status, url: request.originalUrl, site, shop, isAuth: status !== 503 && isAuth() };
      sendHtml(response, status, await errorPage(asked));
    } catch (renderError) {
      logger.error({ err: renderError }, 'the error page failed');
      sendHtml(response, status, LAST_RESORT);
    }
  };

/** Headers of the answer that failed. */
const ENTITY = [
  'etag',
  'last-modified',
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-type',
  'content-disposition',
];
const forgetEntity = (response: Response): void => {
  for (const name of ENTITY) response.removeHeader(name);
};

/** Answers failed requests: the branded page, JSON under `/api/` (rules ERROR-4, ERROR-5). */
export const errorPages =
  (answerError: AnswerError, logger: Logger): ErrorRequestHandler =>
  async (error: unknown, request, response, _next) => {
    const status = errorStatus(error);
    if (status >= 500) logger.error({ err: error, path: request.path }, 'request failed');
    if (response.headersSent) return void response.destroy();
    forgetEntity(response);
    if (!request.path.startsWith('/api/')) return answerError(request, response, status);
    response.set(statusHeaders(status));
    response.status(status).json({
      ok: false,
      error: { kind: 'http', code: `http_${status}`, retryable: false, status, message: `HTTP ${status}` },
    });
  };

const sendHtml = (response: Response, status: number, html: string) =>
  void response.status(status).set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).type('html').send(html);
