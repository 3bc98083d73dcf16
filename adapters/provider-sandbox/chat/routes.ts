import { readFileSync } from 'node:fs';
import express, { type IRouter, Router } from 'express';
import * as v from 'valibot';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { HttpError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { parseBody, queryParam, validate } from '#adapters/provider-sandbox/http/request.ts';
import { locales } from '#adapters/provider-sandbox/locale.ts';
import { answerTo } from './answers.ts';

interface ChatMessage {
  readonly author: 'visitor' | 'assistant';
  readonly text: string;
  /** A page of the shop without language prefix. */
  readonly path?: string;
}

type MessageRow = Omit<ChatMessage, 'path'> & { readonly path: string | null };

/** Most messages of a conversation. */
const MAX_MESSAGES = 200;

/** The messages of a conversation, oldest first. */
const messagesOf = (sql: Sql, conversation: string): readonly ChatMessage[] =>
  sql
    .all<MessageRow>('SELECT author, text, path FROM chat_message WHERE conversation = ? ORDER BY id', conversation)
    .map(({ author, text, path }) => ({ author, text, ...(path ? { path } : {}) }));

const insertMessage = (sql: Sql, conversation: string, { author, text, path }: ChatMessage, now: number): void => {
  sql.run(
    'INSERT INTO chat_message(conversation, author, text, path, created_at) VALUES (?, ?, ?, ?, ?)',
    ...[conversation, author, text, path ?? null, now],
  );
};

const conversation = v.pipe(v.string(), v.uuid());
const said = v.object({
  conversation,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  locale: v.picklist(locales),
});

/**
 * The demonstration chat: the widget's script and an assistant with prepared answers. Anyone who knows a conversation's
 * random id may read it.
 */
export const chatRoutes = ({ sql, now }: Provider): IRouter => {
  const widget = readFileSync(new URL('widget.js', import.meta.url), 'utf8');
  return Router()
    .get('/chat/widget.js', (_request, response) => {
      response.set('cache-control', 'public, max-age=3600').type('text/javascript').send(widget);
    })
    .get('/chat/messages', (request, response) => {
      const messages = messagesOf(sql, validate(conversation, queryParam(request, 'conversation')));
      response.set('cache-control', 'no-store').json({ messages });
    })
    .post('/chat/messages', express.json({ limit: '4kb' }), (request, response) => {
      const { conversation: id, text, locale } = parseBody(request, said);
      if (messagesOf(sql, id).length >= MAX_MESSAGES)
        throw new HttpError(429, { code: 'too_much_said', message: 'This conversation is over' });
      const answer: ChatMessage = { author: 'assistant', ...answerTo(text, locale) };
      sql.transaction(() => {
        insertMessage(sql, id, { author: 'visitor', text }, now());
        insertMessage(sql, id, answer, now());
      });
      response.set('cache-control', 'no-store').json({ messages: [answer] });
    });
};
