import type { Limit } from './result.ts';

interface Must extends Limit {
  readonly must: number;
}

/** A limit of what is better when there is less of it. */
const atMost = (must: number, aim: number, unit: string): Must => ({ better: 'less', must, aim, unit });
/** A limit of what is better when there is more of it. */
const atLeast = (must: number, aim: number, unit: string): Must => ({ better: 'more', must, aim, unit });

/** Bytes: these are the same on every machine, so that tests may hold them as well. */
export const byteLimits = {
  htmlBrotli: { home: atMost(26, 18, ' kB'), category: atMost(16, 12, ' kB'), product: atMost(14, 11, ' kB') },
  htmlRaw: atMost(160, 100, ' kB'),
  /** Elements of the home page. */
  elements: atMost(1400, 1400, ''),
  styleSheets: atMost(1, 1, ''),
  styleBrotli: atMost(15, 10, ' kB'),
  /** JavaScript until the page is alive; 14 kB of it are i18next. */
  firstScripts: atMost(151, 120, ' kB'),
  /** JavaScript that has run before the first paint settles. */
  earlyScripts: { better: 'less', aim: 10, unit: ' kB' },
  /** JavaScript that a page needs beyond that of the page before. */
  nextScripts: atMost(15, 8, ' kB'),
} as const satisfies Record<string, Limit | Record<string, Limit>>;

/** Speeds beside those of references in the same run. */
export const loadLimits = {
  cachedToExpress: atLeast(0.8, 1, ' ×'),
  cachedP99: atMost(2, 1.2, ' ×'),
  uncachedToNext: atLeast(3, 7, ' ×'),
  uncachedToRendering: atLeast(0.5, 0.7, ' ×'),
} as const;

/** What Lighthouse says of a page on a phone. */
export const lighthouseLimits = {
  performance: atLeast(95, 100, ''),
  others: atLeast(100, 100, ''),
  largestPaint: atMost(2, 1.5, ' s'),
  blocked: atMost(150, 50, ' ms'),
  shift: atMost(0.02, 0, ''),
} as const;

/** What a thumb waits for. */
export const interactionLimits = {
  tapSeen: atMost(100, 50, ' ms'),
  tapDone: atMost(2, 1, ' s'),
  later: atMost(200, 100, ' ms'),
} as const;

/** What grows: memory with requests, time with the catalogue. */
export const growthLimits = {
  requests: atLeast(100_000, 100_000, ''),
  heap: atMost(5, 5, ' MB'),
  resident: atMost(300, 200, ' MB'),
  catalogue: atMost(1.5, 1.2, ' ×'),
} as const;

/** What a start takes. */
export const startLimits = {
  secondStart: atMost(1.5, 1, ' s'),
  freshPictures: atMost(3, 1.5, ' s'),
} as const;
