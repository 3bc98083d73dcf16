import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createPrimeOffer } from '#adapters/provider-http/calls/credit.ts';
import { popularQuery } from '#adapters/provider-http/calls/search.ts';
import { withinFairTime } from '#tests/support/fair-time.ts';
import { customer, ru, setUpBench } from './bench.ts';
import { json } from './misbehaving-server.ts';

const bench = setUpBench();

describe('time', () => {
  it.each([
    ['headers that never come', () => undefined],
    [
      'a body that trickles for ever',
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('ends %s at the deadline, GET and POST alike', async (_, answer) => {
    bench.server.answer = answer;
    const transport = bench.open({ deadlineMs: 600 });
    const answers = await Promise.all([
      transport.send(popularQuery, {}, ru),
      transport.send(createPrimeOffer, { body: customer }, ru),
    ]);
    // Nothing but the deadline ends these: without it, the time limit of this test would.
    for (const one of answers)
      expect(one).toMatchObject({ ok: false, error: { kind: 'timeout', code: 'timeout', retryable: true } });
    expect(bench.server.seen).toHaveLength(2);
  });

  it('counts the time in the queue', async () => {
    bench.server.answer = () => undefined;
    const transport = bench.open({ deadlineMs: 1_000, concurrency: 1 });
    const sent = [1, 2, 3].map(() => transport.send(popularQuery, {}, ru));
    await sent[0];
    // Each with a time of its own, the next would end a second later.
    const answers = await withinFairTime(900, Promise.all(sent));
    expect(answers !== 'late' && answers.map((one) => !one.ok && one.error.kind)).toEqual([
      'timeout',
      'timeout',
      'timeout',
    ]);
  });

  it('refuses at once what the queue has no room for', async () => {
    bench.server.answer = () => undefined;
    const transport = bench.open({ deadlineMs: 200, concurrency: 1, queue: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => transport.send(popularQuery, {}, ru)));
    expect(answers[2]).toMatchObject({ ok: false, error: { kind: 'network', code: 'overloaded', status: 503 } });
  });

  it('works again after a time of silence', async () => {
    bench.server.answer = () => undefined;
    const transport = bench.open({ deadlineMs: 100, concurrency: 2, queue: 2 });
    await Promise.all([1, 2, 3, 4].map(() => transport.send(popularQuery, {}, ru)));
    bench.server.answer = json([]);
    expect(await transport.send(popularQuery, {}, ru)).toMatchObject({ ok: true });
  });

  it('gives an abort as an outcome, without a word in the log', async () => {
    bench.server.answer = () => undefined;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const answer = await bench.open().send(popularQuery, {}, { ...ru, signal: controller.signal });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', code: 'aborted' } });
    expect(bench.warnings).toEqual([]);
  });

  it('does not start for an asker who has gone', async () => {
    const answer = await bench.open().send(popularQuery, {}, { ...ru, signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect(bench.server.seen).toHaveLength(0);
  });
});

describe('retries', () => {
  it.each([502, 503, 504])('asks once more after %i', async (status) => {
    bench.server.answer = (_, response) => json([], bench.server.seen.length === 1 ? status : 200)(_, response);
    expect(await bench.open().send(popularQuery, {}, ru)).toMatchObject({ ok: true });
    expect(bench.server.seen).toHaveLength(2);
  });

  it('asks once more, and no more, when the connection breaks', async () => {
    bench.server.answer = (_, response) => response.destroy();
    const answer = await bench.open().send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', code: 'unreachable', retryable: true } });
    expect(bench.server.seen).toHaveLength(2);
  });

  it.each([500, 429, 404])('does not ask again after %i', async (status) => {
    bench.server.answer = json({}, status);
    await bench.open().send(popularQuery, {}, ru);
    expect(bench.server.seen).toHaveLength(1);
  });

  it('never posts twice', async () => {
    bench.server.answer = json({}, 503);
    await bench.open().send(createPrimeOffer, { body: customer }, ru);
    bench.server.answer = (_, response) => response.destroy();
    await bench.open().send(createPrimeOffer, { body: customer }, ru);
    expect(bench.server.seen).toHaveLength(2);
  });

  it('names a provider that is not there', async () => {
    const answer = await bench.open({ baseUrl: 'http://127.0.0.1:1' }).send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', code: 'unreachable' } });
  });
});
