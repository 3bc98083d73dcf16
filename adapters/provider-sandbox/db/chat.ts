import type { Sql } from './sql.ts';

/** What was said in a conversation, by the visitor or by the assistant. */
export interface ChatMessage {
  readonly author: 'visitor' | 'assistant';
  readonly text: string;
  /** Page of the shop that tells more, without language prefix. */
  readonly path?: string;
}

interface MessageRow {
  author: ChatMessage['author'];
  text: string;
  path: string | null;
}

/** Most messages of a conversation that are kept; who has said so much is not a visitor. */
export const CONVERSATION_MAX = 200;

/** What was said in a conversation, in its order. */
export const conversationOf = (sql: Sql, conversation: string): readonly ChatMessage[] =>
  sql
    .all<MessageRow>('SELECT author, text, path FROM chat_message WHERE conversation = ? ORDER BY id', conversation)
    .map(({ author, text, path }) => ({ author, text, ...(path ? { path } : {}) }));

/** Keeps what was said. */
export const keepMessage = (sql: Sql, conversation: string, { author, text, path }: ChatMessage, now: number): void => {
  sql.run(
    'INSERT INTO chat_message(conversation, author, text, path, created_at) VALUES (?, ?, ?, ?, ?)',
    ...[conversation, author, text, path ?? null, now],
  );
};
