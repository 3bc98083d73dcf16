import { describe, expect, it } from 'vitest';
import { createPrimeOffer } from '#adapters/provider-http/calls/credit.ts';
import { popularQuery } from '#adapters/provider-http/calls/search.ts';
import { customer, ru, setUpBench } from './bench.ts';
import { json } from './misbehaving-server.ts';

const bench = setUpBench();

const failing = async (transport: ReturnType<typeof bench.open>, times = 8) => {
  for (let turn = 0; turn < times; turn += 1) await transport.send(popularQuery, {}, ru);
};
const seen = () => bench.server.seen.length;
const said = () => bench.warnings.map(({ message }) => message).filter((message) => message !== 'provider call failed');

describe('a provider that fails', () => {
  it.each([500, 429])('ERROR-16: is left alone after eight reads that answer %i', async (status) => {
    bench.server.answer = json({}, status);
    const transport = bench.open();
    await failing(transport, 7);
    bench.server.answer = json([]);
    await transport.send(popularQuery, {}, ru);
    bench.server.answer = json({}, status);
    await failing(transport);
    const before = seen();
    const answer = await transport.send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { code: 'unavailable', status: 503, retryable: true } });
    expect(seen()).toBe(before);
  });

  it('ERROR-16: is sent what somebody has written all the same', async () => {
    const transport = bench.open();
    bench.server.answer = json({}, 500);
    await failing(transport);
    const before = seen();
    await transport.send(createPrimeOffer, { body: customer }, ru);
    expect(seen()).toBe(before + 1);
  });

  it('ERROR-16: is tried by one read after 2 s, and asked as ever once it answers', async () => {
    const transport = bench.open();
    bench.server.answer = json({}, 500);
    await failing(transport);
    const before = seen();
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    await Promise.all([1, 2, 3].map(() => transport.send(popularQuery, {}, ru)));
    expect(seen()).toBe(before + 1);
    bench.server.answer = json([]);
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    expect(await transport.send(popularQuery, {}, ru)).toMatchObject({ ok: true });
    expect(await transport.send(popularQuery, {}, ru)).toMatchObject({ ok: true });
    expect(said()).toEqual(['the provider fails: reads are paused', 'the provider answers again']);
  });

  it('ERROR-16: keeps nobody waiting for a turn once it is left alone', async () => {
    bench.server.answer = () => undefined;
    const transport = bench.open({ deadlineMs: 8_000, concurrency: 8, queue: 8 });
    const hanging = Array.from({ length: 8 }, () => transport.send(popularQuery, {}, ru));
    const waiting = Array.from({ length: 8 }, () => transport.send(popularQuery, {}, ru));
    // Their own deadline would have ended them as `timeout`.
    for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ error: { code: 'unavailable' } });
    await transport.close();
    await Promise.all(hanging);
  });
});

describe('a provider that refuses the shop', () => {
  it.each([401, 403, 429])('ERROR-15: with %i is the shop’s failure, and the log says why', async (status) => {
    bench.server.answer = json({ message: 'No' }, status);
    const transport = bench.open();
    for (let turn = 0; turn < 2; turn += 1)
      expect(await transport.send(popularQuery, {}, ru)).toMatchObject({
        error: { kind: 'http', code: `http_${status}`, status: 503, retryable: true },
      });
    expect(said()).toEqual([
      status === 429
        ? 'the provider answers 429: too many requests'
        : 'the provider rejects the static token: check PROVIDER_STATIC_TOKEN',
    ]);
  });

  it('ERROR-15 AUTH-11: says nothing of a partner by it', async () => {
    const transport = bench.open();
    const asPartner = () => transport.send(popularQuery, {}, { ...ru, shtoken: 'token' });
    bench.server.answer = json({ message: 'No' }, 401);
    expect(await asPartner()).toMatchObject({ error: { code: 'http_401', status: 401 } });
    await transport.send(popularQuery, {}, ru);
    expect(await asPartner()).toMatchObject({ error: { code: 'http_401', status: 503 } });
    bench.server.answer = json([]);
    await transport.send(popularQuery, {}, ru);
    bench.server.answer = json({ message: 'No' }, 401);
    expect(await asPartner()).toMatchObject({ error: { code: 'http_401', status: 401 } });
  });
});
