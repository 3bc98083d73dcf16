import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressBlock, addressNetwork, isLoopback, isPublic, isSameAddress } from '#adapters/bff/ip-address.ts';

const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
const four = fc.array(group, { minLength: 4, maxLength: 4 });
const bytes = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
const port = fc.nat(65_535);
const hex = (groups: readonly number[]) => groups.map((value) => value.toString(16));
/** IPv4 within IPv6, which counts as IPv4. */
const isMapped = (groups: readonly number[]) => groups.slice(0, 5).every((value) => value === 0);

/** All ways to write an IPv6 address that proxies and sockets use. */
const writings = (groups: readonly number[], at: number): string[] => {
  const plain = hex(groups).join(':');
  const padded = hex(groups)
    .map((value) => value.padStart(4, '0'))
    .join(':');
  // What browsers make of it: the longest run of zeroes is `::`.
  const short = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  return [plain, padded, short].flatMap((one) =>
    [one, one.toUpperCase()].flatMap((text) => [text, `[${text}]`, `[${text}]:${at}`, `${text}%eth0`]),
  );
};

describe('blocks of addresses', () => {
  it('LIMIT-4: are the first 64 bits of an IPv6 address in any spelling', () => {
    const cases = fc.tuple(four, four, four, port);
    fc.assert(
      fc.property(cases, ([head, one, other, at]) => {
        fc.pre(!isMapped([...head, ...one]) && !isMapped([...head, ...other]));
        const blocks = [...writings([...head, ...one], at), ...writings([...head, ...other], at)].map(addressBlock);
        expect(new Set(blocks).size).toBe(1);
      }),
    );
  });

  it('LIMIT-4: differ where those bits differ', () => {
    fc.assert(
      fc.property(fc.tuple(four, four, four), ([one, other, tail]) => {
        fc.pre(hex(one).join() !== hex(other).join() && ![one, other].some((head) => isMapped([...head, ...tail])));
        expect(addressBlock(hex([...one, ...tail]).join(':'))).not.toBe(
          addressBlock(hex([...other, ...tail]).join(':')),
        );
      }),
    );
  });

  it('LIMIT-4: are single IPv4 addresses, with or without a port, and within IPv6', () => {
    fc.assert(
      fc.property(bytes, port, (parts, at) => {
        const [a = 0, b = 0, c = 0, d = 0] = parts;
        const plain = parts.join('.');
        const mapped = hex([(a << 8) | b, (c << 8) | d]).join(':');
        const all = [plain, `${plain}:${at}`, `::ffff:${plain}`, `::FFFF:${mapped}`, `[::ffff:${plain}]:${at}`];
        expect(new Set(all.map(addressBlock))).toEqual(new Set([`${plain}/32`]));
        expect(addressBlock(`${a}.${b}.${c}.${d ^ 1}`)).not.toBe(addressBlock(plain));
      }),
    );
  });

  it('LIMIT-4: contain 400 addresses of a block that starts with zeroes', () => {
    const guesses = Array.from({ length: 400 }, (_, nth) => addressBlock(`2001:db8::${nth.toString(16)}`));
    expect(new Set(guesses)).toEqual(new Set(['2001:db8::/64']));
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '1.2',
    '010.0.0.1',
    '1.2.3.4.5',
    '256.1.1.1',
    '1::2::3',
    'a:b',
    '1.1.1.1, 2.2.2.2',
  ])('LIMIT-4: %j is not an address, and counts with all other invalid ones', (text) => {
    expect(addressBlock(text)).toBe('unknown');
  });

  it('LIMIT-4: never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abcf:.%[]/ ,') }), (text) => {
        expect(addressBlock(text)).not.toBe('');
      }),
    );
  });

  it('AUTH-10: belong to the network of one customer', () => {
    expect(addressNetwork('2001:db8:1:ffff::1')).toBe(addressNetwork('2001:db8:1:2:3::'));
    expect(addressNetwork('2001:db8:2::')).not.toBe(addressNetwork('2001:db8:1::'));
    expect(['10.1.2.3', '[::ffff:10.1.2.200]:1'].map(addressNetwork)).toEqual(['10.1.2.0/24', '10.1.2.0/24']);
  });
});

describe('kinds of addresses', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('%s is this machine', (text) => {
    expect([isLoopback(text), isPublic(text)]).toEqual([true, false]);
  });

  it.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1', '224.0.0.1'],
    ...['255.255.255.255', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'],
    'nonsense',
  ])('%s is not public', (text) => {
    expect([isLoopback(text), isPublic(text)]).toEqual([false, false]);
  });

  it.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (text) => {
    expect([isLoopback(text), isPublic(text)]).toEqual([false, true]);
  });

  it('are equal in different spellings', () => {
    expect(isSameAddress('::ffff:127.0.0.1', '127.0.0.1')).toBe(true);
    expect(isSameAddress('2001:db8:0::1', '2001:DB8::1')).toBe(true);
    expect([isSameAddress('127.0.0.1', '127.0.0.2'), isSameAddress('x', 'y')]).toEqual([false, false]);
  });
});
