import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '#tests/support/running-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  shop = await startShop({ products: 60 });
  port = Number(new URL(shop.origin).port);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.close();
});

/** A connection from an address of this machine that is not the one which is let alone. */
const open = async (localAddress = '127.0.0.1') => {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};

/** Answers of a home page each. */
const ANSWERS = 150;

/** Also when it is reset. */
const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve));

/** How long a connection stays open, s; at most so many are waited. */
const lifeOf = async (socket: Socket, most: number): Promise<number> => {
  const startedAt = performance.now();
  socket.resume();
  await Promise.race([closed(socket), pause(most * 1000)]);
  return (performance.now() - startedAt) / 1000;
};

const post = `POST /api/feedback/send HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n`;

describe('a connection that takes its time', () => {
  it.concurrent('is closed within 15 s when it says nothing, or its head or body does not end', async () => {
    const slowly = async (text: string) => {
      const socket = await open();
      socket.write(text);
      const drip = setInterval(() => socket.write('a'), 1_000);
      const life = await lifeOf(socket, 25);
      clearInterval(drip);
      return life;
    };
    const lives = await Promise.all([
      open().then((socket) => lifeOf(socket, 25)),
      slowly('GET / HTTP/1.1\r\nhost: localhost\r\nx: '),
      slowly(post),
    ]);
    for (const life of lives) expect(Math.round(life), String(lives)).toSatisfy((s: number) => s > 5 && s < 17);
  });

  it.concurrent('is closed when nobody reads what it asked for, and the shop goes on', async () => {
    // What nobody reads has to be there at once.
    await (await fetch(shop.origin, { headers: { 'accept-encoding': 'identity' } })).text();
    const socket = await open();
    socket.pause();
    const ask = `GET / HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: identity\r\n\r\n`;
    // More than the buffers between the two hold.
    socket.write(ask.repeat(ANSWERS));
    await pause(50_000);
    let came = '';
    socket.on('data', (chunk: Buffer) => (came += chunk.toString('latin1')));
    socket.resume();
    await Promise.race([closed(socket), pause(20_000)]);
    // What the buffers held may still come; the rest was given up.
    expect([socket.closed, came.split('HTTP/1.1 200').length - 1 < ANSWERS / 2]).toEqual([true, true]);
    expect((await fetch(shop.origin)).status).toBe(200);
  });

  it.concurrent('LIMIT-6: is closed when a file comes slower than 32 kB a second', async () => {
    const socket = await open();
    socket.write(
      `POST /api/careers/cv HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n`,
    );
    const drip = setInterval(() => socket.write(Buffer.alloc(17 * 1024)), 1_000);
    const life = await lifeOf(socket, 60);
    clearInterval(drip);
    expect(Math.round(life)).toSatisfy((s: number) => s > 15 && s < 45);
  });

  it.concurrent('may be a large file on a slow line', async () => {
    const socket = await open();
    const size = 640 * 1024;
    socket.write(
      `POST /api/careers/cv HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${size}\r\n\r\n`,
    );
    for (let sent = 0; sent < 20; sent += 1) {
      socket.write(Buffer.alloc(size / 20));
      await pause(1_000);
    }
    const [answer] = await once(socket, 'data');
    // It has come whole; that it is no form is said at the end.
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('connections of one address', () => {
  it('are so many and no more, and the shop is there for everybody else', async () => {
    const many = await Promise.all(Array.from({ length: 300 }, () => open('127.0.0.2')));
    await expect.poll(() => many.filter(({ readyState }) => readyState === 'open').length).toBe(256);
    expect((await fetch(shop.origin)).status).toBe(200);
    for (const socket of many) socket.destroy();
    await expect
      .poll(async () => {
        const again = await open('127.0.0.2');
        await pause(50);
        return again.readyState;
      })
      .toBe('open');
  });

  it('are kept for the next request longer than a proxy keeps its own', async () => {
    const { headers } = await fetch(shop.origin, { headers: { connection: 'keep-alive' } });
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(65);
  });
});
