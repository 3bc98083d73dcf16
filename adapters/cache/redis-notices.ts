import { setTimeout as pause } from 'node:timers/promises';
import { EVERY_PAGE, type Notice, type NoticeBoard, type Posted } from '#core/site/caching/index.ts';
import { reasonOf, type StoreLogger } from './guard.ts';
import { KEPT_MS, MOST_NOTICES, readNotice, shortened } from './notice.ts';
import { connectRedis, type RedisConnection, type RedisPlace } from './redis.ts';

/** Longest blocking read, ms: shorter than the socket timeout. */
const BLOCK_MS = 1_000;
/** A reader without an answer for longer may have missed notices, ms. */
const CURRENT_MS = 2_500;
const AGAIN_MS = 250;
const BATCH = 1_000;
/** How long answers to a report are stored, s. */
const ANSWERS_S = 60;

/** Stream ids are the server's milliseconds and a number; they grow even after data loss. */
const markOf = (id: string): number => {
  const [ms = '0', nth = '0'] = id.split('-');
  return Number(ms) * 1000 + Math.min(Number(nth), 999);
};

/** Notices in a Redis stream: unlike pub/sub, a reader gets what was posted while it was disconnected. Reads block on a separate connection. */
export const createRedisNotices = (place: RedisPlace, redis: RedisConnection, logger: StoreLogger): NoticeBoard => {
  const stream = redis.nameOf('notices');
  const reportsOf = (id: string): string => redis.nameOf(`reports:${id}`);
  let reader: RedisConnection | undefined;
  let closed = false;
  let reading = Promise.resolve();
  let answeredAt = Number.NEGATIVE_INFINITY;

  const read = async (connection: RedisConnection, since: string, tell: (posted: Posted) => void): Promise<string> => {
    const client = await connection.open();
    const streams = await client.xRead([{ key: stream, id: since }], { BLOCK: BLOCK_MS, COUNT: BATCH });
    let last = since;
    for (const { id, message } of streams?.[0]?.messages ?? []) {
      const notice = readNotice(message.notice ?? '');
      if (notice) tell({ mark: markOf(id), notice });
      last = id;
    }
    answeredAt = performance.now();
    return last;
  };

  const follow = async (connection: RedisConnection, tell: (posted: Posted) => void): Promise<void> => {
    let last = '0';
    while (!closed) {
      try {
        last = await read(connection, last, tell);
      } catch (error) {
        if (closed) return;
        logger.warn({ reason: reasonOf(error) }, 'notices');
        await pause(AGAIN_MS);
      }
    }
  };

  return {
    post: async (given: Notice) => {
      const client = await redis.open();
      const notice = (await client.xLen(stream)) < MOST_NOTICES ? given : shortened(given);
      const whole = notice.kind === 'purge' && notice.tags.includes(EVERY_PAGE);
      // A purge of all replaces earlier notices.
      const trim = whole
        ? ({ strategy: 'MAXLEN', threshold: 1 } as const)
        : ({ strategy: 'MINID', strategyModifier: '~', threshold: Date.now() - KEPT_MS } as const);
      return markOf(await client.xAdd(stream, '*', { notice: JSON.stringify(notice) }, { TRIM: trim }));
    },
    follow: (listener) => {
      reader = connectRedis(place, logger, 'notices');
      reading = follow(reader, listener);
    },
    isCurrent: () => performance.now() - answeredAt < CURRENT_MS,
    answer: async (id, instance, report) => {
      const client = await redis.open();
      await client.hSet(reportsOf(id), instance, report);
      await client.expire(reportsOf(id), ANSWERS_S);
    },
    answers: async (id) => new Map(Object.entries(await (await redis.open()).hGetAll(reportsOf(id)))),
    close: async () => {
      closed = true;
      await reader?.close();
      await reading;
    },
  };
};
