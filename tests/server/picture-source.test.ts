import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetchPicture } from '#server/http/picture-source.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server on this machine that counts who comes. */
const aHost = async (
  answer: RequestListener = (_asked, response) => void response.end('a picture'),
  address = '127.0.0.1',
) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'image/png');
    answer(request, response);
  }).listen(0, address);
  await once(server, 'listening');
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { asked, port: (server.address() as AddressInfo).port };
};

type Addresses = Readonly<Record<string, readonly string[]>>;

/** The way to pictures of a provider that stands at an address of the Internet, with names that lead where one says. */
const fetching = (names: Addresses = {}, providerUrl = 'http://provider.test') => {
  const warnings: object[] = [];
  const fetchPicture = createFetchPicture({
    providerUrl,
    logger: { warn: (fields) => void warnings.push(fields) },
    lookup: async (hostname) =>
      (names[hostname] ?? [hostname === 'provider.test' ? '203.0.114.7' : hostname]).map((address) => ({
        address,
        family: 4,
      })),
  });
  const get = async (address: string) => {
    const outcome = await fetchPicture(new URL(address)).catch((error: unknown) => error);
    return outcome instanceof Error && 'status' in outcome ? outcome.status : text((outcome as { body: never }).body);
  };
  return { get, warnings };
};

describe('a host of pictures', () => {
  it.each(['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'inside.test', 'LOCALHOST'])(
    'is not asked when it stands on this machine, as %s',
    async (hostname) => {
      const { asked, port } = await aHost();
      const { get, warnings } = fetching({ 'inside.test': ['127.0.0.1'], localhost: ['127.0.0.1'] });
      for (const path of ['a', 'b']) expect(await get(`http://${hostname}:${port}/${path}`)).toBe(404);
      expect(asked).toEqual([]);
      expect(warnings).toHaveLength(1);
    },
  );

  it('answers the same when it is closed', async () => {
    expect(await fetching().get('http://127.0.0.1:1/a')).toBe(404);
  });

  it('is looked at when the connection is made, so that a name cannot change its address in between', async () => {
    const { asked, port } = await aHost(undefined, '127.0.0.2');
    const addresses = [['127.0.0.1'], ['127.0.0.2']];
    const turning = {
      get 'turning.test'() {
        return addresses.shift() ?? [];
      },
    };
    expect(await fetching(turning, 'http://127.0.0.1').get(`http://turning.test:${port}/a`)).toBe(502);
    expect(await fetching(turning, 'http://127.0.0.1').get(`http://turning.test:${port}/a`)).toBe(404);
    expect(asked).toEqual([]);
  });

  it('is asked where the provider itself stands', async () => {
    const { asked, port } = await aHost();
    for (const provider of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:1', 'http://inside.test'])
      for (const host of ['127.0.0.1', 'inside.test'])
        expect(await fetching({ 'inside.test': ['127.0.0.1'] }, provider).get(`http://${host}:${port}/a`)).toBe(
          'a picture',
        );
    expect(asked).toHaveLength(6);
  });

  it('leads to no other one', async () => {
    const inside = await aHost();
    const outside = await aHost((_asked, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/x` }).end(),
    );
    expect(await fetching({}, 'http://127.0.0.1').get(`http://127.0.0.1:${outside.port}/a`)).toBe(404);
    expect([outside.asked, inside.asked]).toEqual([['/a'], []]);
  });
});
