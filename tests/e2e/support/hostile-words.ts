import type { IncomingMessage, ServerResponse } from 'node:http';

const CALL = 'alert(document.domain)';
const VECTORS = [
  ...[
    `<script>${CALL}</script>`,
    `<img src=x onerror=${CALL}>`,
    `<svg onload=${CALL}>`,
    `<details open ontoggle=${CALL}>`,
  ],
  ...[`<iframe src="javascript:${CALL}"></iframe>`, `<a href="javascript:${CALL}">x</a>`, `<body onload=${CALL}>`],
  ...[
    `<input autofocus onfocus=${CALL}>`,
    `<video><source onerror=${CALL}></video>`,
    `<object data="javascript:${CALL}">`,
  ],
  ...[`<math><mtext><script>${CALL}</script></mtext></math>`, `<style>*{background:url(javascript:${CALL})}</style>`],
];
/** What is written before them, to get out of where a text stands. */
const BREAKOUTS = ['', '">', "'>", '</script>', '-->', ']]>', '</title></textarea>', '\u2028*/', '{{constructor}}'];

/** Texts that run when a page takes them for its own. */
export const payloads: readonly string[] = BREAKOUTS.flatMap((out) => VECTORS.map((vector) => out + vector));

/** Words for people, which names, addresses and dates are not. */
const WORDS = /[\s\u0400-\u04ff]/;

let next = 0;
const runs = (text: string): string => `${text} ${payloads[next++ % payloads.length]}`;

const LONG = 'Ждрrăspundere'.repeat(300).slice(0, 4000);
/** A text as one word of at least 300 letters; a longer text is a longer word. */
const longWord = (text: string): string => LONG.slice(0, Math.min(Math.max(300, text.length * 10), LONG.length));

const changed = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return WORDS.test(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change)]));
};

/** Answers what the provider at an origin does, with a payload behind every text. */
export const withHostileWords = (origin: string) => answering(origin, runs);

/** Answers what the provider at an origin does, with one long word in place of every text. */
export const withLongWords = (origin: string) => answering(origin, longWord);

const answering =
  (origin: string, change: (text: string) => string) => (asked: IncomingMessage, response: ServerResponse) => {
    const passOn = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = asked;
      const headers = Object.entries(asked.headers).filter(
        ([name]) => name.startsWith('x-') || name === 'accept-language',
      );
      const chunks: Buffer[] = [];
      for await (const chunk of asked) chunks.push(chunk as Buffer);
      const body = method === 'GET' ? null : Buffer.concat(chunks);
      const type = { 'content-type': asked.headers['content-type'] ?? 'application/json' };
      const answer = await fetch(new URL(url, origin), {
        method,
        headers: { ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])), ...type },
        body,
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(isJson ? JSON.stringify(changed(JSON.parse(text), change)) : text);
    };
    passOn().catch(() => response.destroy());
  };
