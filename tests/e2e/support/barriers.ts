import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What moves has come to rest: half-transparent text would be taken for text of little contrast. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Barriers of the page as it stands, a line each: the rule and the element. What others wrote in a frame is not ours. */
export const barriersOf = async (page: Page, within = 'html'): Promise<string[]> => {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).include(within).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/**
 * The page has no barrier in this state, by name where a walk looks more than once; or a part of it, where the rest is
 * looked at by the walk over every page.
 */
export const expectNoBarrier = async (page: Page, state?: string, within?: string): Promise<void> => {
  expect(await barriersOf(page, within), state).toEqual([]);
};
