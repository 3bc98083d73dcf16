import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { icons } from '#server/http/icons.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const RED = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9H0z"/></svg>',
);

/** The middle of the top edge of an icon drawn of a favicon, and for how long it may be kept. */
const drawnOf = async (path: string, favicon: Buffer) => {
  const contextOf = () => ({ shop: { settings: { global: async () => ({ ok: true, value: { favicon: '/f' } }) } } });
  const fetchPicture = async () => ({ type: 'image/svg+xml', body: Readable.from([favicon]) });
  const addresses = { sourceOf: (source: string) => new URL(source, 'http://provider') };
  const server = express()
    .use(icons(addresses, fetchPicture, contextOf as never))
    .listen(0);
  closing.push(() => server.close());
  await once(server, 'listening');
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  const pixels = sharp(Buffer.from(await answer.arrayBuffer())).removeAlpha();
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(info.width / 2) * 3;
  return [info.width, [...data.subarray(at, at + 3)], answer.headers.get('cache-control')];
};

it('are drawn of the icon of the settings, with a ground around it where a device cuts', async () => {
  expect(await drawnOf('/icon-192.png', RED)).toEqual([192, [255, 0, 0], 'public, max-age=3600']);
  expect(await drawnOf('/icon-maskable-512.png', RED)).toEqual([512, [255, 255, 255], 'public, max-age=3600']);
});

it('are a plain mark for a short while where the icon cannot be read', async () => {
  expect(await drawnOf('/icon-192.png', Buffer.from('none'))).toEqual([192, [20, 22, 26], 'public, max-age=60']);
});
