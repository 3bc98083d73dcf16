import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesEntity } from '#server/http/entity-tags.ts';
import { type ReadyForm, type ReadyPage, SLOT } from './ready-page.ts';

/**
 * Sends a page in a form: one head, one body. The headers' own places are filled in first, which nobody else can see:
 * `writeHead` writes them out before anything else runs.
 */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  {
    page,
    form,
    id,
    now,
    cache,
  }: {
    readonly page: ReadyPage;
    readonly form: ReadyForm;
    readonly id: string;
    readonly now: number;
    readonly cache: 'hit' | 'stale' | 'miss';
  },
): void => {
  const { kept } = page;
  const unchanged = kept.status === 200 && namesEntity(request.headers['if-none-match'], form.tag);
  const headers = unchanged ? form.unchanged : form.headers;
  headers[SLOT.id] = id;
  headers[SLOT.age] = String(Math.max(0, Math.floor((now - kept.renderedAt) / 1000)));
  headers[SLOT.cache] = cache;
  response.writeHead(unchanged ? 304 : kept.status, headers);
  // Node sends no body after a 304, nor in answer to HEAD.
  response.end(form.body);
};
