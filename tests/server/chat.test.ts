import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { chat } from '#server/http/chat.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

const folder = temporaryFolder();
const provider = await startProvider({ port: 0, dataDir: folder.path, quiet: true });
const server = express().use('/chat', chat(provider.origin)).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.close();
  await provider.close();
  folder.remove();
});

const ask = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/chat/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

it('passes the script, a question and what was said before', async () => {
  const script = await fetch(`${origin}/chat/widget.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  const conversation = randomUUID();
  const answer = await ask(JSON.stringify({ conversation, text: 'Livrare?', locale: 'ro' }));
  expect(await answer.json()).toMatchObject({ messages: [{ author: 'assistant' }] });
  const reported = await fetch(`${origin}/chat/messages?conversation=${conversation}`);
  expect(await reported.json()).toMatchObject({ messages: [{ text: 'Livrare?' }, { author: 'assistant' }] });
  expect(reported.headers.get('cache-control')).toBe('no-store');
});

it('asks nobody but the provider, whatever host the address is written with', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  let asked = 0;
  other.on('connection', () => (asked += 1));
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const { port } = other.address() as AddressInfo;
  socket.write(`GET http://127.0.0.1:${port}/chat/widget.js HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  expect(asked).toBe(0);
  other.close();
});

it('passes nothing else', async () => {
  expect((await fetch(`${origin}/chat/other`)).status).toBe(404);
  expect((await ask('{}', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await ask('text=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect((await ask(JSON.stringify({ text: 'x'.repeat(5_000) }))).status).toBe(413);
});
