import { createHmac, scryptSync } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '#adapters/provider-sandbox/start.ts';
import { keysOf } from '#server/secrets.ts';
import { startShop } from '#tests/support/running-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
let port = '';
beforeAll(async () => {
  shop = await startShop({ products: 60 });
  ({ port } = new URL(shop.origin));
});
afterAll(() => shop.close());

/** What an attacker would look for in an answer. */
const MARK = 'zz-evil';

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

/** Sends bytes as they are: no client would let one write these. Gives status, head and body of the one answer. */
const send = async ({ method = 'GET', path = '/', host = `localhost:${port}`, headers = [], body = '' }: Sent) => {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  const hosts = host === '' ? [] : [`host: ${host}`];
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const head = [`${method} ${path} HTTP/1.1`, ...hosts, 'connection: close', ...length, ...headers];
  socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  await once(socket, 'close').catch(() => undefined);
  const [top = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(top.split(' ')[1] ?? 0), head: top, body: rest.join('\r\n\r\n') };
};

describe('an address that somebody else has signed with the published token', () => {
  it('is none of a picture, and nobody is asked', async () => {
    let asked = 0;
    const inside = createServer(() => (asked += 1)).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const source = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/x`;
    const encoded = Buffer.from(source).toString('base64url');
    for (const key of [scryptSync(DEFAULT_TOKEN, 'pictures', 32), keysOf(DEFAULT_TOKEN).pictures]) {
      const signature = createHmac('sha256', key).update(source).digest('base64url').slice(0, 12);
      for (const path of ['/media', '/_ipx/f_auto,w_640/media'])
        expect((await send({ path: `${path}/~${signature}/${encoded}` })).status).toBe(404);
    }
    expect(asked).toBe(0);
    inside.close();
    expect(statSync(join(shop.dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });
});

type Row = readonly [what: string, sent: Sent, status: number];
const at = (status: number, ...paths: string[]): Row[] =>
  paths.map((path) => [path.length > 60 ? `${path.slice(0, 60)}… (${path.length})` : path, { path }, status]);

const addresses: Row[] = [
  ...at(
    400,
    '/%E0%A4%A',
    '/%',
    '/%zz',
    '/smartphones%',
    '/\\evil.example',
    '/%5Cevil.example',
    '/ro/%5c%5cevil.example',
    '/..%5c..%5cetc/passwd',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%ff',
  ),
  ...at(404, '/%00', '/smartphones%00.html', '/%0d%0aset-cookie:%20zz-evil=1', '/%0a', '/%7f', '/ro/%1b[31m'),
  // Every slash too many is taken away within this site.
  ...at(301, '//evil.example', '///evil.example/', '//evil.example//a', '/smartphones/', '/ro//smartphones', '/ru'),
  ...at(
    404,
    '/@vite/client',
    '/@fs/etc/passwd',
    '/@id/x',
    '/@react-refresh',
    '/.env',
    '/.git/config',
    '/server/main.ts',
    '/package.json',
    '/dist/server/entry.mjs',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/nothing.js',
    '/assets/shell/ru.zz-evil.json',
    '/index.pageContext.json',
    '/smartphones.pageContext.json',
    '/smartphones/index.pageContext.json',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/etc/passwd',
    '/wp-login.php',
    '/admin',
    '/cgi-bin/test.cgi',
    '/metrics',
    '/debug/pprof',
    '/actuator/env',
    '/server-status',
    '/graphql',
    '/__proto__',
    '/constructor',
    '/product/__proto__',
    '/newmorning/constructor',
    '/<script>zz-evil()</script>',
    '/%3Cscript%3Ezz-evil()%3C/script%3E',
    '/"onmouseover="zz-evil()',
    '/product/%3Cimg%20src=x%20onerror=zz-evil()%3E',
    '/product/..%2f..%2fgeneral%2fnews',
    '/product/%2e%2e',
    '/newmorning/..',
    "/product/1'%20OR%20'1'='1",
    '/product/{{7*7}}',
    '/node_modules/vite/package.json',
    '/newmorning/../product',
    '/ro/./smartphones',
    '/smartphones/%2E',
    `/${'a'.repeat(8_000)}`,
    `/${'a/'.repeat(3_000)}b`,
    `/product/${'%D0%B0'.repeat(1_000)}`,
  ),
  ...at(
    404,
    '/_ipx/f_auto,w_99999/media/x.png',
    '/_ipx/f_svg,w_320/media/x.png',
    '/_ipx/_/media/x.png',
    '/_ipx/f_auto,w_320/media/./x.png',
    '/_ipx/f_auto,w_320/media/././x.png',
    `/_ipx/f_auto,w_320/media/${'./'.repeat(3_000)}x.png`,
    '/_ipx/f_auto,w_320/media/../general/news.png',
    '/_ipx/f_auto,w_320/media/%2e%2e/general/news.png',
    '/_ipx/f_auto,w_320/..%2f..%2fetc/passwd',
    '/_ipx/f_auto,w_320/media/x.php',
    '/media/%2e%2e/general/news',
    '/media/../general/news',
    '/media/..%2fgeneral%2fnews',
    '/media/./././x.png',
    '/media/zz-evil.png',
    '/sitemaps/..%2findex.xml',
    '/sitemaps/product-99999.xml',
    '/chat/messages/../../general/news',
  ),
  // A query is never a reason to fail.
  ...at(
    200,
    '/?__proto__[x]=1',
    '/?a[b][c][d][e]=1',
    '/?a=1&a=2&a=3',
    '/smartphones?page[]=1&page[]=2',
    '/smartphones?sort=zz-evil',
    '/smartphones?spec_filter=%3Cscript%3E',
    '/smartphones?price_min=-1e309',
    '/smartphones?%E0%A4%A',
    '/search?query=%3Cscript%3Ealert(1)%3C/script%3E',
    '/search?query=%00',
    '/search?query=%E0%A4%A',
    '/search?query=a&query=b',
    '/search?query[]=a',
    `/search?query=${'a'.repeat(4_000)}`,
    '/ro/search?query=%F0%9F%98%80%EF%BF%BF',
    '/search?query=%22%3E%3Csvg/onload=zz-evil%3E',
    '/?utm_source=%0d%0aset-cookie:zz-evil',
  ),
  ...at(404, '/order-status?number=%27%20OR%201=1'),
  // What is no number of a page is the first one.
  ...at(301, '/smartphones?page=%00', '/smartphones?page=99999999999999999999', '/media/'),
  // Needless escapes are taken away within this site.
  ...at(301, '/_ipx/f_auto,w_320/%68ttp:%2f%2f127.0.0.1:6379%2fx.png', '/%40evil.example', '/%2fevil.example'),
  ...at(
    404,
    '/_ipx/f_auto,w_320/https:/127.0.0.1:6379/x.png',
    '/_ipx/f_auto,w_320/http:%2F%2F127.0.0.1:6379%2Fx.png',
    '/_ipx/f_auto,w_320/media/x.svg',
  ),
  ...at(431, `/${'a'.repeat(20_000)}`, `/?${'a'.repeat(20_000)}`),
];

const host = (status: number, ...hosts: string[]): Row[] =>
  hosts.map((name) => [`host ${name.slice(0, 60)}`, { host: name }, status]);
const hosts: Row[] = [
  ...host(
    421,
    'evil.example',
    'localhost:1',
    'localhost.evil.example',
    'vitrina.localhost.evil.example',
    'evil.example#localhost',
    'localhost@evil.example',
    '127.0.0.1.evil.example',
    '<script>',
    '..',
    `${'a'.repeat(3_000)}.example`,
    '[::ffff:10.0.0.1]',
    'localhost, evil.example',
  ),
  ['no host', { host: '' }, 400],
  ['two hosts', { headers: ['host: evil.example'] }, 400],
  ['the same host twice', { headers: [`Host: localhost:8000`] }, 400],
  // A browser that takes the shop for its proxy asks like this; its host counts, whatever is said beside it.
  ['the whole address of a page', { path: `http://localhost:8000/about` }, 200],
  ['the whole address of a page and another host', { path: 'http://localhost:8000/about', host: 'evil.example' }, 200],
  ['an absolute address of another host', { path: 'http://evil.example/' }, 400],
  ['an address without a slash', { path: 'smartphones' }, 400],
  ['an asterisk', { path: '*' }, 400],
];

/** Headers that another server would believe: the answer is the very one that it is without them. */
const believed: Row[] = [
  'x-forwarded-host: evil.example',
  'x-forwarded-proto: https',
  'x-forwarded-for: 127.0.0.1',
  'x-forwarded-port: 1',
  'x-forwarded-prefix: /zz-evil',
  'forwarded: host=evil.example;proto=https',
  'x-original-url: /zz-evil',
  'x-rewrite-url: /zz-evil',
  'x-host: evil.example',
  'x-http-method-override: DELETE',
  'x-real-ip: 127.0.0.1',
  'x-request-id: zz-evil',
  'true-client-ip: 127.0.0.1',
  'origin: https://evil.example',
  'referer: https://evil.example/<script>',
  'user-agent: $%7Bjndi:ldap://zz-evil}',
  'accept: */*;q=zz-evil',
  'accept-encoding: zz-evil',
  'accept-language: zz-evil;q=9',
  'if-none-match: "zz-evil"',
  'if-modified-since: zz-evil',
  'range: bytes=0-9999999999',
  'upgrade: zz-evil',
  'te: zz-evil',
  'expect: zz-evil',
].map((header) => [header, { path: '/smartphones', headers: [header] }, header.startsWith('expect') ? 417 : 200]);

const cookie = (status: number, ...values: string[]): Row[] =>
  values.map((value) => [`cookie ${value.slice(0, 40)}`, { headers: [`cookie: ${value}`] }, status]);
const cookies: Row[] = [
  ...cookie(
    200,
    'locale=zz-evil',
    'locale=../../zz-evil',
    'locale=//evil.example',
    'locale=%0d%0alocation:zz-evil',
    'locale=%00',
    'locale=%E0%A4%A',
    '__Host-shtoken=%00',
    '__Host-shtoken=%E0%A4%A',
    '__Host-shtoken=zz-evil',
    '__Host-last=<script>',
    '__proto__=1; constructor=2',
    '=;=;;;',
    'a',
    'x'.repeat(8_000),
    Array.from({ length: 300 }, (_, at) => `c${at}=1`).join('; '),
  ),
  ['a header of 20 kB', { headers: [`cookie: ${'x'.repeat(20_000)}`] }, 431],
  ['a header that breaks its line', { headers: ['cookie: a\rb: zz-evil'] }, 400],
  ['a header folded over two lines', { headers: ['cookie: a', ' zz-evil'] }, 400],
  ['a header without a name', { headers: [': zz-evil'] }, 400],
  ['a name with a space', { headers: ['x y: zz-evil'] }, 400],
];

const json = ['content-type: application/json'];
const post = (what: string, status: number, body: string, path = '/api/feedback/send', headers = json): Row => [
  `${what} to ${path}`,
  { method: 'POST', path, headers, body },
  status,
];
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const bodies: Row[] = [
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'MKCOL', 'PURGE'].map(
    (method): Row => [`${method} of a page`, { method, path: '/smartphones' }, 405],
  ),
  ['POST of a page', { method: 'POST', path: '/smartphones', body: 'a=1' }, 405],
  ['a method that is none', { method: 'ZZ-EVIL' }, 400],
  ['GET of a call that writes', { path: '/api/feedback/send' }, 405],
  ['DELETE of a call', { method: 'DELETE', path: '/api/catalog/menu' }, 405],
  ['a call that is none', { path: '/api/zz-evil' }, 404],
  ['a call named like a part of objects', { path: '/api/__proto__/toString' }, 404],
  ['a call without its input', { path: '/api/catalog/menu' }, 400],
  ['a call whose input is no JSON', { path: '/api/catalog/menu?input={' }, 400],
  ['a call with two inputs', { path: '/api/catalog/menu?input={}&input={}' }, 400],
  ['a call with more than is agreed', { path: '/api/catalog/menu?input={"locale":"ru","zz-evil":1}' }, 400],
  ['a call in no language', { path: '/api/catalog/menu?input={"locale":"zz-evil"}' }, 400],
  post('nothing', 400, '{}'),
  post('no JSON', 400, '{"zz-evil"'),
  post('a list', 400, '[]'),
  post('a list of lists', 400, '['.repeat(20_000) + ']'.repeat(20_000)),
  post('a number', 400, '1'),
  post('null', 400, 'null'),
  post('a string', 400, '"zz-evil"'),
  post('a prototype', 400, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  post('depth', 400, deep(5_000)),
  post('wrong types', 400, '{"feedback":{"name":{},"message":[],"locale":1},"key":true}'),
  post('a key that is none', 400, '{"feedback":{"name":"a","message":"b","locale":"ru"},"key":"../../zz-evil"}'),
  post('too much', 413, `"${'a'.repeat(70_000)}"`),
  post('a form', 415, 'a=1', '/api/feedback/send', ['content-type: application/x-www-form-urlencoded']),
  post('plain text', 415, '{}', '/api/feedback/send', ['content-type: text/plain']),
  post('no type', 415, '{}', '/api/feedback/send', []),
  post('an odd charset', 415, '{}', '/api/feedback/send', ['content-type: application/json; charset=zz-evil']),
  post('an odd encoding', 415, '{}', '/api/feedback/send', [...json, 'content-encoding: zz-evil']),
  post('a broken encoding', 400, 'zz-evil', '/api/feedback/send', [...json, 'content-encoding: gzip']),
  post('another site', 403, '{}', '/api/feedback/send', [...json, 'origin: https://evil.example']),
  post('no site at all', 403, '{}', '/api/feedback/send', [...json, 'origin: null']),
  post('a page of another site', 403, '{}', '/api/feedback/send', [...json, 'sec-fetch-site: cross-site']),
  post('a neighbouring site', 403, '{}', '/api/feedback/send', [...json, 'sec-fetch-site: same-site']),
  post('another site’s order', 403, '{}', '/api/orders/place', [...json, 'origin: https://evil.example']),
  post('signing in on the shop', 404, '{}', '/api/auth/login'),
  post('an unsigned purge', 404, '{"tags":["all"]}', '/hooks/purge'),
  post('a CV that is no form', 415, '{}', '/api/careers/cv'),
  post('a form that is none', 400, 'zz-evil', '/api/careers/cv', ['content-type: multipart/form-data; boundary=x']),
  post('a form without an end', 400, '--x\r\n', '/api/careers/cv', ['content-type: multipart/form-data; boundary=x']),
  post('two lengths', 400, '{}', '/api/feedback/send', [...json, 'content-length: 5']),
  post('length and chunks', 400, '{}', '/api/feedback/send', [...json, 'transfer-encoding: chunked']),
  post('chunks that are none', 400, '', '/api/feedback/send', [...json, 'transfer-encoding: zz-evil']),
  post('a negative length', 400, '', '/api/feedback/send', [...json, 'content-length: -1']),
];

const table: readonly Row[] = [...addresses, ...hosts, ...believed, ...cookies, ...bodies];

describe('whoever means harm', () => {
  it('is met by so many inputs', () => {
    expect(table.length).toBeGreaterThan(150);
  });

  it.each(table)('%s', async (_what, sent, status) => {
    const answer = await send(sent);
    expect(answer.status, answer.body.slice(0, 300)).toBe(status);
    expect(answer.head).not.toContain(MARK);
    expect(answer.head).not.toMatch(/^location: (?:https?:)?\/\//im);
    // What was asked for may be named in words, never as markup or as a script.
    expect(answer.body).not.toMatch(/<(?:script|svg|img)[^>]*zz-evil/i);
    expect(answer.body).not.toContain('//evil.example');
    expect(answer.body).not.toMatch(/Cannot (?:GET|POST)|\n +at \w+/);
    expect(answer.head).not.toMatch(/^x-powered-by/im);
  });

  it('changes nothing for those who come after', async () => {
    const { status, body } = await send({ path: '/smartphones' });
    expect([status, body.includes(MARK)]).toEqual([200, false]);
    expect(shop.printed.out).not.toMatch(/"level":[56]0/);
    expect(shop.child.exitCode).toBeNull();
  });
});

describe('headers', () => {
  it('let a page do what it has to and nothing else', async () => {
    const { head } = await send({});
    const policy = /^content-security-policy: (.*)$/im.exec(head)?.[1] ?? '';
    const directives = new Map(
      policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(directives.get('default-src')).toBe("'none'");
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('style-src')).toMatch(/^'self' 'sha256-[\w+/=]+'$/);
    expect(directives.get('img-src')).toBe("'self' data:");
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('base-uri')).toBe("'none'");
    expect(directives.get('form-action')).toBe("'self'");
    expect(policy.replace(/style-src-attr [^;]*/, '')).not.toContain('unsafe-');
    for (const line of [
      'x-frame-options: deny',
      'x-content-type-options: nosniff',
      'referrer-policy: strict-origin-when-cross-origin',
      'cross-origin-opener-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
    ])
      expect(head.toLowerCase()).toContain(line);
    expect(head).toMatch(/^permissions-policy: camera=\(\), microphone=\(\), geolocation=\(\)/im);
  });

  it('keep browsers to https where the shop is there, with its subdomains', async () => {
    const safe = await startShop({
      products: 10,
      env: { SHOP_ORIGIN: 'https://shop.example', KNOWN_HOSTS: 'localhost' },
    });
    const answer = await fetch(safe.origin);
    await safe.close();
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('let the style of an operator’s colour stand in an attribute', async () => {
    const { body } = await send({});
    expect(body).not.toContain('<style');
    expect(body).toMatch(/^<!DOCTYPE html>\s*<html lang="ru" style="--accent:#[\da-f]{6};--on-accent:#[\da-f]{6}">/i);
  });
});
