import { readFileSync } from 'node:fs';
import express, { type IRouter, Router } from 'express';
import * as v from 'valibot';
import { type ChatMessage, CONVERSATION_MAX, conversationOf, keepMessage } from '#adapters/provider-sandbox/db/chat.ts';
import { Refusal } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { bodyOf, checked, parameter } from '#adapters/provider-sandbox/http/request.ts';
import { locales } from '#adapters/provider-sandbox/locale.ts';
import { answerTo } from './answers.ts';

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
      const messages = conversationOf(sql, checked(conversation, parameter(request, 'conversation')));
      response.set('cache-control', 'no-store').json({ messages });
    })
    .post('/chat/messages', express.json({ limit: '4kb' }), (request, response) => {
      const { conversation: id, text, locale } = bodyOf(request, said);
      if (conversationOf(sql, id).length >= CONVERSATION_MAX)
        throw new Refusal(429, { code: 'too_much_said', message: 'This conversation is over' });
      const answer: ChatMessage = { author: 'assistant', ...answerTo(text, locale) };
      sql.transaction(() => {
        keepMessage(sql, id, { author: 'visitor', text }, now());
        keepMessage(sql, id, answer, now());
      });
      response.set('cache-control', 'no-store').json({ messages: [answer] });
    });
};
