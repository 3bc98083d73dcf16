import { Readable } from 'node:stream';
import express from 'express';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureFolder } from '#server/http/picture-folder.ts';
import { pictures } from '#server/http/pictures.ts';
import { eventually, temporaryFolder } from '#tests/support/running-shop.ts';
import { serving } from './page-cache/asking.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const MODERN = 'image/avif,image/webp,*/*';
const drawn = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#36c' } })
  .png()
  .toBuffer();

/** A picture without ground. */
const bare = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#0000' } })
  .png()
  .toBuffer();

/** Pictures of a provider that draws when it is let, and how often it was asked. */
const aServer = async (picture = drawn) => {
  const data = temporaryFolder();
  closing.push(data.remove);
  const source = { asked: 0, drawing: Promise.resolve() };
  const fetchPicture = async () => {
    source.asked += 1;
    await source.drawing;
    return { type: 'image/png', body: Readable.from([picture]) };
  };
  const folder = createPictureFolder(data.path, 10_000_000, { warn: () => undefined } as never);
  const addresses = { sourceOf: (path: string) => new URL(path, 'http://provider') };
  const server = await serving(express().use('/_ipx', pictures(addresses, fetchPicture, folder)));
  closing.push(server.close);
  const get = async (name: string, accept: string) => {
    const { status, headers } = await server.ask(`/_ipx/f_auto,w_320/media/${name}.png`, { accept });
    return [status, headers['content-type'], headers['cache-control']];
  };
  return { get, source, server };
};

describe('pictures', () => {
  const [quick, small] = [
    [200, 'image/webp', 'public, max-age=300'],
    [200, 'image/avif', 'public, max-age=31536000'],
  ];

  it('come in the format that is made soonest, and later in the smallest', async () => {
    const { get } = await aServer();
    expect(await get('a', MODERN)).toEqual(quick);
    await eventually(async () => (await get('a', MODERN))[1] === 'image/avif', 10_000);
    expect(await get('a', MODERN)).toEqual(small);
  });

  it.each([
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('stay as they are for a browser that takes %s', async (accept, type) => {
    const { get } = await aServer();
    expect(await get('a', accept)).toEqual([200, type, 'public, max-age=31536000']);
  });

  it('stand on a light ground where a format knows none', async () => {
    const { server } = await aServer(bare);
    const seen = async (accept: string) => {
      const { body } = await server.ask('/_ipx/f_auto,w_320/media/a.png', { accept });
      const { channels } = await sharp(body).stats();
      return channels.map(({ mean }) => Math.round(mean));
    };
    expect(await seen('image/webp')).toEqual([0, 0, 0, 0]);
    expect(await seen('*/*')).toEqual([0xf4, 0xf5, 0xf7]);
  });

  it('are made smaller once each, and while nobody waits for a picture', async () => {
    const { get, source } = await aServer();
    const { promise, resolve } = Promise.withResolvers<void>();
    await Promise.all([get('a', MODERN), get('a', MODERN)]);
    source.drawing = promise;
    const awaited = get('b', MODERN);
    await new Promise((over) => setTimeout(over, 600));
    expect([await get('a', MODERN), source.asked]).toEqual([quick, 2]);
    resolve();
    expect(await awaited).toEqual(quick);
    for (const name of ['a', 'b']) await eventually(async () => (await get(name, MODERN))[1] === 'image/avif', 10_000);
    expect(source.asked).toBe(4);
  });
});
