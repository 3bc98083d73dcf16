import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesEntity } from '#server/http/entity-tags.ts';
import { type ReadyForm, type ReadyPage, SLOT } from './ready-page.ts';

interface Answer {
  readonly page: ReadyPage;
  readonly form: ReadyForm;
  readonly id: string;
  readonly now: number;
  readonly cache: 'hit' | 'stale' | 'miss';
}

/**
 * Sends a page in one form: one `writeHead`, one `end`. Answers share the array of headers: `writeHead` reads it before
 * anything else runs.
 */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  { page, form, id, now, cache }: Answer,
): void => {
  const { stored } = page;
  const unchanged = stored.status === 200 && namesEntity(request.headers['if-none-match'], form.tag);
  const headers = unchanged ? form.unchanged : form.headers;
  headers[SLOT.id] = id;
  headers[SLOT.age] = String(Math.max(0, Math.floor((now - stored.renderedAt) / 1000)));
  headers[SLOT.cache] = cache;
  response.writeHead(unchanged ? 304 : stored.status, headers);
  // Node sends no body after a 304, nor in answer to HEAD.
  response.end(form.body);
};
