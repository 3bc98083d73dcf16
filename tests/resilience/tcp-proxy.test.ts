import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openTcpProxy } from './tcp-proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** What comes back of a word, before the connection ends or half a second passes. */
const echoed = async (port: number, word: string): Promise<string> => {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(word);
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  const heardOrEnded = ['data', 'close'].map((event) => once(socket, event).catch(() => undefined));
  await Promise.race([...heardOrEnded, new Promise((over) => setTimeout(over, 500))]);
  socket.destroy();
  return heard;
};

it('a TCP proxy lets everything pass, says nothing, or is not there', async () => {
  const echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  closing.push(() => echo.close());
  const proxy = await openTcpProxy((echo.address() as AddressInfo).port);
  closing.push(proxy.close);
  const heard: string[] = [];
  for (const way of ['open', 'silent', 'closed', 'open'] as const) {
    proxy.lead(way);
    heard.push(await echoed(proxy.port, 'word'));
  }
  expect(heard).toEqual(['word', '', '', 'word']);
});
