import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The rules without their comments and long names: each document that is looked at has to read them. */
const RULES = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    /** What looks for barriers, once a document has been given it. */
    axe?: typeof axe;
  }
}

/**
 * Rules whose answer depends on how wide the screen is or which colours it has: everything else is the same in both colour
 * schemes.
 */
const OF_SIGHT = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Which rules a page is held to: all of them, or those of what is seen on a screen. */
export type Rules = 'all' | 'sight';

const rulesOf = {
  all: {},
  sight: { runOnly: OF_SIGHT },
} satisfies Record<Rules, axe.RunOptions>;

/** What moves has come to rest: half-transparent text would be taken for text of little contrast. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/**
 * Every colour is at once what it is to be. Parts far below the screen are drawn: until they come near it, the browser
 * leaves them as they were in the colour scheme before. And nothing goes over from one colour to another: what inherits a
 * colour would set out when what it has it from arrives, and one level after another would be late by a frame.
 */
const drawAll = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { content-visibility: visible !important; transition-property: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
};

/** Gives a document, once, what looks for barriers in it, and has it drawn for that. */
const makeReady = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(RULES);
  await page.evaluate(drawAll);
};

/** Chromium now and then leaves what a page was asked without an answer, and the page without work. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** A page that is looked at for longer than this gives no answer, ms: none takes a tenth of it on a slow machine. */
const LONGEST_LOOK_MS = 90_000;

const answered = async <Found>(found: Promise<Found>): Promise<Found> => {
  const stop = new AbortController();
  const late = pause(LONGEST_LOOK_MS, undefined, { signal: stop.signal }).then(() => {
    throw new NoAnswer('The page gave no answer');
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
  }
};

/**
 * Barriers of the page as it stands, a line each: the rule and the element. What others wrote in a frame is not ours.
 * Nothing is reported of what passes, which would take longer than looking for barriers. Errors: `NoAnswer`.
 */
export const barriersOf = async (page: Page, within = 'html', rules: Rules = 'all'): Promise<string[]> => {
  await answered(makeReady(page).then(() => atRest(page)));
  return answered(
    page.evaluate(
      async ([include, chosen]) => {
        const options = { iframes: false, reporter: 'no-passes', selectors: false, ...chosen } as const;
        const found = await window.axe?.run({ include, exclude: 'iframe' }, options);
        if (!found) throw new Error('The page has not been given its rules');
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      },
      [within, rulesOf[rules]] as const,
    ),
  );
};

/**
 * The page has no barrier in this state, by name where a walk looks more than once; or a part of it, where the rest is
 * looked at by the walk over every page.
 */
export const expectNoBarrier = async (page: Page, state?: string, within?: string): Promise<void> => {
  expect(await barriersOf(page, within), state).toEqual([]);
};
