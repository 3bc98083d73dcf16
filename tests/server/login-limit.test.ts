import { describe, expect, it } from 'vitest';
import { addressBlock, addressNetwork } from '#adapters/bff/ip-address.ts';
import { createLoginTries } from '#adapters/cache/login-tries.ts';
import { ADDRESS_TRIES, LOGIN_TRIES } from '#core/kernel/auth/limit.ts';
import { createLoginLimit } from '#server/http/login-limit.ts';

const MINUTE_MS = 60_000;

/** A limit with a clock of its own. */
const aLimit = () => {
  let now = 0;
  const limit = createLoginLimit(createLoginTries({ logger: { warn: () => undefined } }), undefined, () => now);
  const from = (ip: string, login = 'partner', browser?: string) =>
    limit({ address: addressBlock(ip), network: addressNetwork(ip), login, browser });
  const waits = async (count: number, ...asker: Parameters<typeof from>) => {
    const all: number[] = [];
    for (let nth = 0; nth < count; nth += 1) all.push((await from(...asker)).seconds);
    return all;
  };
  return { from, waits, pass: (ms: number) => (now += ms) };
};
const free = (waits: readonly number[]): number => waits.filter((wait) => wait === 0).length;

/** Strangers of fifty networks guess a login ten times each. */
const guessed = async () => {
  const bench = aLimit();
  let through = 0;
  for (let nth = 0; nth < 50; nth += 1) through += free(await bench.waits(10, `10.1.${nth}.1`));
  return { ...bench, through };
};

describe('the limit of tries to sign in', () => {
  it('AUTH-10: slows one network down, for a login however it is written, and forgets in a day', async () => {
    const { from, waits, pass } = aLimit();
    expect(free(await waits(LOGIN_TRIES, '10.1.1.1'))).toBe(LOGIN_TRIES);
    for (const login of ['partner', ' PARTNER ']) expect((await from('10.1.1.2', login)).seconds).toBe(60);
    expect((await from('10.1.1.1', 'other')).seconds).toBe(0);
    const paused: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const { seconds } = await from('10.1.1.1');
      paused.push(seconds / 60);
      pass(seconds * 1000);
      expect((await from('10.1.1.1')).seconds).toBe(0);
    }
    expect(paused).toEqual([1, 2, 4, 8, 15, 15]);
    pass(24 * 60 * MINUTE_MS);
    // The network has its tries again; that strangers have guessed this login is still known.
    expect([(await from('10.1.1.1')).seconds, (await from('10.1.1.1')).seconds]).toEqual([0, 60]);
    expect(free(await waits(20, '10.1.1.1', 'other'))).toBe(LOGIN_TRIES);
  });

  it('AUTH-10: holds for one address, whatever the logins', async () => {
    const { from } = aLimit();
    const waits: number[] = [];
    for (let nth = 0; nth < 300; nth += 1) waits.push((await from('1.1.1.1', `login ${nth}`)).seconds);
    expect(free(waits)).toBe(ADDRESS_TRIES);
    expect((await from('1.1.1.2', 'login 1')).seconds).toBe(0);
  });

  it('AUTH-10: takes a network of many blocks of addresses for one', async () => {
    const { from } = aLimit();
    const waits: number[] = [];
    for (let nth = 0; nth < 300; nth += 1) waits.push((await from(`2001:db8:1:${nth.toString(16)}::1`)).seconds);
    expect(free(waits)).toBe(LOGIN_TRIES);
  });

  it('AUTH-10: lets one guess of a network through, once a login is being guessed', async () => {
    const { through, from } = await guessed();
    expect(through).toBe(LOGIN_TRIES + 49);
    expect((await from('10.1.7.1')).seconds).toBe(60);
    expect((await from('10.1.7.1', 'other')).seconds).toBe(0);
  });

  it('AUTH-10: lets a partner in from a new browser and a new network while strangers guess', async () => {
    const { from, pass } = await guessed();
    const slip = await from('172.20.1.1');
    expect([slip.seconds, (await from('172.20.1.1')).seconds]).toEqual([0, 60]);
    pass(MINUTE_MS);
    expect((await from('172.20.1.1')).seconds).toBe(0);
  });

  it('AUTH-10: locks nobody out of a browser or an address in which they were signed in', async () => {
    const { from, waits } = aLimit();
    await (await from('10.2.2.2')).succeed();
    await waits(40, '10.2.2.3');
    await waits(40, '10.2.2.2', 'other');
    expect((await from('10.2.2.3', 'partner', 'known')).seconds).toBe(0);
    expect(free(await waits(40, '10.2.2.2'))).toBe(LOGIN_TRIES);
    expect(free(await waits(40, '10.2.2.2', 'partner', 'known'))).toBe(LOGIN_TRIES - 1);
    expect((await from('10.2.2.2', 'partner', 'another')).seconds).toBe(0);
  });

  it('AUTH-10: does not count a try of which nobody can tell, or that was not made', async () => {
    const { from, waits } = aLimit();
    await waits(LOGIN_TRIES - 1, '10.1.1.1');
    const last = await from('10.1.1.1');
    await waits(50, '10.1.1.1');
    expect((await from('10.1.1.1', 'other')).seconds).toBe(0);
    await last.takeBack();
    await last.takeBack();
    expect(await waits(2, '10.1.1.1')).toEqual([0, 60]);
  });
});

describe('what a partner learns', () => {
  it('AUTH-15: are the failed tries of others since the last sign-in, without their own slips', async () => {
    const { from, waits } = aLimit();
    await waits(3, '10.7.7.7');
    await waits(2, '10.8.8.8');
    expect(await (await from('10.8.8.8')).succeed()).toBe(3);
    expect(await (await from('10.8.8.8')).succeed()).toBe(0);
    await waits(2, '10.7.7.7');
    expect(await (await from('10.8.8.8', 'partner', 'known')).succeed()).toBe(2);
  });

  it('AUTH-15: are those of colleagues, too, where the partner is known', async () => {
    const { from, waits } = aLimit();
    await (await from('10.8.8.8')).succeed();
    await waits(2, '10.8.8.9');
    expect(await (await from('10.8.8.8')).succeed()).toBe(2);
  });
});
