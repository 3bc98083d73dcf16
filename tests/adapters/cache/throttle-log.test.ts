import { describe, expect, it } from 'vitest';
import { throttleLog } from '#adapters/cache/throttle-log.ts';

describe('the log of a store that is away', () => {
  it('logs each message once a minute, with its count', () => {
    let now = 0;
    const said: unknown[] = [];
    const logger = throttleLog({ warn: (fields, message) => said.push([message, fields]) }, () => now);
    for (; now < 60_000; now += 1_000) logger.warn({ reason: 'refused' }, 'redis');
    logger.warn({}, 'notices');
    logger.warn({ reason: 'refused' }, 'redis');
    expect(said).toEqual([
      ['redis', { reason: 'refused' }],
      ['notices', {}],
      ['redis', { reason: 'refused', times: 60 }],
    ]);
  });
});
