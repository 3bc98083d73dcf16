import type { Sql } from './sql.ts';

export interface ChatMessage {
  readonly author: 'visitor' | 'assistant';
  readonly text: string;
  /** A page of the shop without language prefix. */
  readonly path?: string;
}

interface MessageRow {
  author: ChatMessage['author'];
  text: string;
  path: string | null;
}

/** Most messages of a conversation. */
export const CONVERSATION_MAX = 200;

/** The messages of a conversation, oldest first. */
export const conversationOf = (sql: Sql, conversation: string): readonly ChatMessage[] =>
  sql
    .all<MessageRow>('SELECT author, text, path FROM chat_message WHERE conversation = ? ORDER BY id', conversation)
    .map(({ author, text, path }) => ({ author, text, ...(path ? { path } : {}) }));

export const keepMessage = (sql: Sql, conversation: string, { author, text, path }: ChatMessage, now: number): void => {
  sql.run(
    'INSERT INTO chat_message(conversation, author, text, path, created_at) VALUES (?, ?, ?, ?, ?)',
    ...[conversation, author, text, path ?? null, now],
  );
};
