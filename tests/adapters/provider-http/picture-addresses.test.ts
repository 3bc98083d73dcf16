import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createPictureAddresses } from '#adapters/provider-http/picture-addresses.ts';
import { pictures } from './pictures-of-tests.ts';

const there = (address: string | null | undefined) => {
  const path = pictures.pathOf(address);
  return path === '' ? '' : pictures.sourceOf(path)?.href;
};

describe('pictures of the provider', () => {
  it.each(['/media/a.webp', '/media/phones/Redmi_15-Pro.JPG', '/media/logo'])('%s keeps its path', (path) => {
    expect(pictures.pathOf(path)).toBe(path);
    expect(pictures.pathOf(`http://provider.test${path}`)).toBe(path);
    expect(pictures.pathOf(path.slice(1))).toBe(path);
    expect(there(path)).toBe(`http://provider.test${path}`);
  });

  it.each([
    ['/uploads/2026/a.JPG', 'http://provider.test/uploads/2026/a.JPG'],
    ['/media/a.webp?v=2', 'http://provider.test/media/a.webp?v=2'],
    ['/media/%D1%84%D0%BE%D1%82%D0%BE 1.PNG', 'http://provider.test/media/%D1%84%D0%BE%D1%82%D0%BE%201.PNG'],
    ['/media/ș.png', 'http://provider.test/media/%C8%99.png'],
    ['/media//deep/./x/../a.png', 'http://provider.test/media//deep/a.png'],
    ['/image?id=7&size=large', 'http://provider.test/image?id=7&size=large'],
    ['https://cdn.test/w_100,h_200/A.jpeg', 'https://cdn.test/w_100,h_200/A.jpeg'],
    ['//cdn.test/a', 'http://cdn.test/a'],
  ])('%s is found again', (address, source) => {
    expect(pictures.pathOf(address)).toMatch(/^\/media\/~[\w-]{12}\/[\w-]+$/);
    expect(there(address)).toBe(source);
  });

  it.each(['//cdn.test/a.png', '//evil.test/a.png'])('a path of the provider like %s is no other host', (path) => {
    expect(there(`http://provider.test${path}`)).toBe(`http://provider.test${path}`);
  });

  it('says of a vector picture that it is one', () => {
    expect(pictures.pathOf('/uploads/Logo.SVG?v=1')).toMatch(/^\/media\/~[\w-]{12}\/[\w-]+\.svg$/);
    expect(there('/uploads/Logo.SVG?v=1')).toBe('http://provider.test/uploads/Logo.SVG?v=1');
  });

  it.each([null, undefined, '', 'http://', 'data:image/png;base64,AA', 'javascript:alert(1)', 'ftp://cdn.test/a.png'])(
    '%j is none',
    (address) => {
      expect(pictures.pathOf(address)).toBe('');
    },
  );

  it('are left out when their host is not named, which is logged once a host', () => {
    const warn = vi.fn<(fields: object, message: string) => void>();
    const { pathOf } = createPictureAddresses({
      origin: 'http://a.test',
      hosts: [],
      key: Buffer.alloc(32),
      logger: { warn },
    });
    expect(['https://b.test/1.png', 'https://b.test/2.png', 'http://c.test/1.png'].map(pathOf)).toEqual(['', '', '']);
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ host: 'b.test' }, { host: 'c.test' }]);
  });
});

describe('paths that nobody made', () => {
  it.each([
    '/media/',
    '/media/../general/products',
    '/media/./a.png',
    '/media/%2e%2e/general',
    '/media//a.png',
    '/media/.env',
    '/media/~none.svg',
    '/media/~abcdefghijkl/L3VwbG9hZHMvYS5qcGc',
    '/general/product_detail/x',
  ])('%s leads nowhere', (path) => {
    expect(pictures.sourceOf(path)).toBeUndefined();
  });

  it('are refused however a known one is changed', () => {
    const known = pictures.pathOf('/uploads/a.jpg');
    const changes = fc.record({
      at: fc.integer({ min: '/media/~'.length, max: known.length - 1 }),
      sign: fc.constantFrom(...'abcXYZ019_-'),
    });
    fc.assert(
      fc.property(changes, ({ at, sign }) => {
        const changed = known.slice(0, at) + sign + known.slice(at + 1);
        fc.pre(changed !== known);
        // Some of base64's last letters say the same.
        expect([undefined, 'http://provider.test/uploads/a.jpg']).toContain(pictures.sourceOf(changed)?.href);
      }),
    );
  });

  it('are those whose host is named no longer', () => {
    const logger = { warn: () => undefined };
    const now = createPictureAddresses({ origin: 'http://provider.test', hosts: [], key: Buffer.alloc(32), logger });
    const path = pictures.pathOf('https://cdn.test/a.png');
    expect([pictures.sourceOf(path)?.href, now.sourceOf(path)]).toEqual(['https://cdn.test/a.png', undefined]);
  });

  it('are those of another secret', () => {
    const other = createPictureAddresses({
      origin: 'http://provider.test',
      hosts: ['cdn.test'],
      key: Buffer.alloc(32, 1),
      logger: { warn: () => undefined },
    });
    expect(pictures.sourceOf(other.pathOf('/uploads/a.jpg'))).toBeUndefined();
  });
});
