import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBffPorts } from '#adapters/bff/client.ts';
import { mountBff } from '#adapters/bff/mount.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { CV_MAX_BYTES, type Cv } from '#core/requests/careers/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { zipOf } from '#tests/support/zip.ts';

let sent: { readonly cv: Cv; readonly key: string }[] = [];
const careers: Pick<ShopPorts['careers'], 'sendCv'> = {
  sendCv: async (query) => {
    sent.push(query);
    return ok({ kind: 'accepted' });
  },
};
// Nothing else is called here.
const server = createServer(
  express()
    .set('trust proxy', 1)
    .use(
      '/api',
      mountBff(() => ({ careers }) as unknown as ShopPorts),
    ),
);
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
});

const KEY = '7f3c0a52-3a83-4a07-8dc1-0f6f9f9f3c11';
const pdf = new TextEncoder().encode('%PDF-1.7 words');
const cv: Cv = {
  vacancyId: 'courier',
  name: 'Ion Rusu',
  phone: '+37369123456',
  comment: 'Bună ziua',
  locale: 'ro',
  file: { name: 'резюме.pdf', bytes: pdf },
};
const { careers: browser } = createBffPorts(
  fetch,
  (path, form) => fetch(origin + path, { method: 'POST', body: form }),
  { marks: () => ({}) },
);
const send = (differences: Partial<Cv> = {}) => browser.sendCv({ cv: { ...cv, ...differences }, key: KEY });
const post = (init: RequestInit) => fetch(`${origin}/api/careers/cv`, { method: 'POST', ...init });

describe('the upload of a CV', () => {
  it('arrives unchanged, with fields and file name in any script', async () => {
    expect(await send()).toEqual(ok({ kind: 'accepted' }));
    expect(sent).toEqual([{ cv, key: KEY }]);
    await send({ file: { name: `${'x'.repeat(250)}.pdf`, bytes: pdf } });
    expect(sent[1]?.cv.file.name).toBe(`${'x'.repeat(196)}.pdf`);
  });

  it('CAREER-1: is refused with 413 when its file is too large, at any size', async () => {
    const bytes = (length: number) => {
      const file = new Uint8Array(length);
      file.set(pdf);
      return { name: 'cv.pdf', bytes: file };
    };
    expect(await send({ file: bytes(CV_MAX_BYTES) })).toMatchObject({ ok: true });
    expect(await send({ file: bytes(CV_MAX_BYTES + 1) })).toMatchObject({ error: { status: 413, code: 'too_large' } });
    expect(await send({ file: bytes(CV_MAX_BYTES + 200_000) })).toMatchObject({
      error: { status: 413, code: 'too_large' },
    });
    expect(sent).toHaveLength(1);
    const form = new FormData();
    form.append('file', new Blob([bytes(CV_MAX_BYTES + 200_000).bytes]), 'cv.pdf');
    expect((await post({ body: form })).headers.get('connection')).toBe('close');
  });

  it('CAREER-4 CAREER-5: has a file name without folders, the extension of its content, and is no ZIP bomb', async () => {
    await send({ file: { name: '../../shell.exe', bytes: pdf } });
    expect(sent[0]?.cv.file.name).toBe('shell.pdf');
    const docx = (size: number) => new Uint8Array(zipOf([['word/document.xml', Buffer.alloc(size, 'a')]]));
    await send({ file: { name: 'cv.docx', bytes: docx(1_000) } });
    expect(sent[1]?.cv.file.name).toBe('cv.docx');
    const bomb = await send({ file: { name: 'cv.docx', bytes: docx(60 * 1024 * 1024) } });
    expect(bomb).toMatchObject({ error: { status: 415, code: 'kind' } });
  });

  it('CAREER-3: has the same key in upper and lower case', async () => {
    const form = new FormData();
    const { file: _file, ...words } = cv;
    for (const [name, value] of Object.entries({ ...words, key: KEY.toUpperCase() })) form.append(name, value);
    form.append('file', new Blob([pdf]), 'cv.pdf');
    expect((await post({ body: form })).status).toBe(200);
    expect(sent[0]?.key).toBe(KEY);
  });

  it('LIMIT-6: is refused with Retry-After during two other uploads of its address, or eight in all', async () => {
    const stall = async (from: string) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        `POST /api/careers/cv HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n`,
      );
      return socket;
    };
    const answerTo = async (from: string) => {
      const answer = await post({ body: new FormData(), headers: { 'x-forwarded-for': from } });
      return [answer.status, answer.headers.get('retry-after'), (await answer.json()).error.retryable];
    };
    const [refused, taken] = [
      [503, '15', true],
      [400, null, false],
    ];
    const stalled = await Promise.all(['10.0.0.1', '10.0.0.1'].map(stall));
    await expect.poll(() => answerTo('10.0.0.1')).toEqual(refused);
    expect(await answerTo('10.0.0.2')).toEqual(taken);
    const others = [2, 3, 4].flatMap((nth) => [`10.0.0.${nth}`, `10.0.0.${nth}`]);
    stalled.push(...(await Promise.all(others.map(stall))));
    await expect.poll(() => answerTo('10.0.0.9')).toEqual(refused);
    for (const socket of stalled) socket.destroy();
    await expect.poll(() => answerTo('10.0.0.1')).toEqual(taken);
  });

  it('fails with kind network without a connection', async () => {
    const thrown: unknown = 'gone';
    for (const [reason, message] of [
      [new Error('offline'), 'offline'],
      [thrown, 'No connection'],
    ]) {
      const { careers } = createBffPorts(fetch, () => Promise.reject(reason), { marks: () => ({}) });
      expect(await careers.sendCv({ cv, key: KEY })).toEqual(err(failure('network', 'network', String(message))));
    }
  });

  it('CAREER-1: is refused with 415 when its content is not a CV, whatever its name', async () => {
    const file = { name: 'cv.pdf', bytes: new TextEncoder().encode('<html>') };
    expect(await send({ file })).toMatchObject({ error: { status: 415, code: 'kind' } });
  });

  it('is refused when it is not a form, or a broken one, or has other fields', async () => {
    const json = await post({ body: '{}', headers: { 'content-type': 'application/json' } });
    expect([json.status, await json.json()]).toMatchObject([415, { error: { code: 'multipart_only' } }]);
    const broken = await post({ body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=y' } });
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: { code: 'invalid_form' } }]);
    const form = new FormData();
    form.append('name', 'Ion');
    const partial = await post({ body: form });
    expect(partial.status).toBe(400);
    expect(await partial.json()).toMatchObject({ error: { code: 'invalid_input.vacancyId' } });
    const wordsAlone = new FormData();
    const { file: _file, ...words } = cv;
    for (const [name, value] of Object.entries({ ...words, key: KEY })) wordsAlone.append(name, value);
    const without = await post({ body: wordsAlone });
    expect([without.status, await without.json()]).toMatchObject([400, { error: { code: 'required' } }]);
    const packed = { 'content-type': 'multipart/form-data; boundary=y', 'content-encoding': 'x-unknown' };
    expect((await post({ body: '--y', headers: packed })).status).toBe(415);
    const foreign = await post({ body: form, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
    expect((await fetch(`${origin}/api/careers/cv`)).status).toBe(405);
    expect(sent).toEqual([]);
  });
});
