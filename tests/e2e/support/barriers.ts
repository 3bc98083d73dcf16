import { readFileSync } from 'node:fs';
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

/** What moves has come to rest: half-transparent text would be taken for text of little contrast. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/**
 * Parts far below the screen are drawn: until they come near it, the browser leaves them as they were in the colour scheme
 * before.
 */
const drawAll = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Barriers of the page as it stands, a line each: the rule and the element. What others wrote in a frame is not ours. A
 * document is given the rules once; nothing is reported of what passes, which would take longer than looking for barriers.
 */
export const barriersOf = async (page: Page, within = 'html'): Promise<string[]> => {
  await atRest(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(RULES);
    await page.evaluate(drawAll);
  }
  return page.evaluate(async (include) => {
    const options = { iframes: false, reporter: 'no-passes', selectors: false };
    const found = await window.axe?.run({ include, exclude: 'iframe' }, options);
    if (!found) throw new Error('The page has not been given its rules');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, within);
};

/**
 * The page has no barrier in this state, by name where a walk looks more than once; or a part of it, where the rest is
 * looked at by the walk over every page.
 */
export const expectNoBarrier = async (page: Page, state?: string, within?: string): Promise<void> => {
  expect(await barriersOf(page, within), state).toEqual([]);
};
