import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { readTargets } from '#server/http/request-target.ts';

const server = createServer(
  readTargets(
    (host) => ['shop.example', 'vitrina.example:8443'].includes(host),
    ({ url, headers }, response) => void response.end(`${headers.host} ${url}`),
  ),
).listen(0, '127.0.0.1');
afterAll(() => server.close());

/** Sends a request as it is; gives the status and what the listener behind saw. */
const send = async (target: string, ...hosts: readonly string[]) => {
  if (!server.listening) await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head = [`GET ${target} HTTP/1.1`, 'connection: close', ...hosts.map((host) => `Host: ${host}`)];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'close');
  return `${answer.split(' ')[1]} ${/\r\n\r\n(?:[\da-f]+\r\n)?([^\r]*)/.exec(answer)?.[1]}`;
};

describe('what a request asks for', () => {
  it('ROUTE-11: is on one host, however that is written', async () => {
    for (const host of ['shop.example', 'SHOP.example', 'shop.example:80', 'shop.example.', 'Shop.Example.:443'])
      expect(await send('/a?b', host)).toBe('200 shop.example /a?b');
    expect(await send('/a', 'vitrina.example.:8443')).toBe('200 vitrina.example:8443 /a');
    expect(await send('/a', 'shop.example..')).toBe('200 shop.example. /a');
    expect(await send('/a', 'shop.example:800')).toBe('200 shop.example:800 /a');
  });

  it('ROUTE-11: is a path also where the whole address is sent, whose host counts', async () => {
    expect(await send('http://shop.example/about?a=1', 'shop.example')).toBe('200 shop.example /about?a=1');
    expect(await send('HTTP://SHOP.example:80', 'evil.example')).toBe('200 shop.example /');
    expect(await send('https://shop.example?a=//b', 'shop.example')).toBe('200 shop.example /?a=//b');
    expect(await send('http://vitrina.example:8443//x', 'shop.example')).toBe('200 vitrina.example:8443 //x');
  });

  it('ROUTE-9: stays as it is where it is on another host', async () => {
    for (const target of ['http://evil.example/a', 'http://shop.example@evil.example/', 'http://x@shop.example/', '/a'])
      expect(await send(target, 'shop.example')).toBe(`200 shop.example ${target}`);
  });

  it('is nothing where two hosts are named', async () => {
    expect(await send('/', 'shop.example', 'shop.example')).toBe('400 ');
    expect(await send('/', 'shop.example', 'evil.example')).toBe('400 ');
  });
});
