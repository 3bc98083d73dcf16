import { describe, expect, it } from 'vitest';
import { createPresser } from '#server/page-cache/presser.ts';
import { type ReadyPage, readyPage } from '#server/page-cache/ready-page.ts';
import { aKeptPage } from '#tests/support/kept-page.ts';
import { eventually } from '#tests/support/running-shop.ts';
import { at } from './a-cache.ts';

const aPage = (path: string, keeping: 'page' | 'brief' = 'page') =>
  readyPage(at(path), aKeptPage(`<h1>${path}</h1>`, { keeping }), 300);

const pressing = (isKept: (page: ReadyPage) => boolean = () => true) => {
  const state = { busy: false };
  const [pressed, errors]: [string[], unknown[]] = [[], []];
  const presser = createPresser({
    isBusy: () => state.busy,
    isKept,
    onPressed: ({ address }) => void pressed.push(address.path),
    onError: (error) => void errors.push(error),
  });
  return { presser, pressed, errors, state };
};

describe('pressing pages as hard as it goes', () => {
  it('happens after their first answer, one after the other, each once', async () => {
    const { presser, pressed } = pressing();
    const [a, b] = [aPage('/a'), aPage('/b')];
    for (const page of [a, b, a, b]) presser.add(page);
    expect(pressed).toEqual([]);
    await eventually(() => pressed.length === 2);
    expect([pressed, a.kept.effort, b.kept.effort]).toEqual([['/a', '/b'], 'best', 'best']);
    const c = aPage('/c');
    presser.add(c);
    await eventually(() => pressed.includes('/c'));
  });

  it('waits until nobody waits for a rendering, though not for ever', { timeout: 20_000 }, async () => {
    const { presser, pressed, state } = pressing();
    state.busy = true;
    presser.add(aPage('/a'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(pressed).toEqual([]);
    state.busy = false;
    await eventually(() => pressed.length === 1, 2_000);
    state.busy = true;
    presser.add(aPage('/b'));
    await eventually(() => pressed.length === 2, 10_000);
  });

  it('leaves out what is kept briefly, or no longer, or is pressed so already', async () => {
    const { presser, pressed } = pressing(({ address }) => address.path !== '/gone');
    const done = readyPage(at('/done'), aKeptPage('<h1>Done</h1>', { effort: 'best' }), 300);
    for (const page of [aPage('/brief', 'brief'), aPage('/gone'), done, aPage('/a')]) presser.add(page);
    await eventually(() => pressed.length > 0);
    expect(pressed).toEqual(['/a']);
  });

  it('lets no page that cannot be pressed hold up the next', async () => {
    const { presser, pressed, errors } = pressing();
    presser.add(readyPage(at('/broken'), aKeptPage('', { packed: Buffer.from('no brotli') }), 300));
    presser.add(aPage('/a'));
    await eventually(() => pressed.length > 0);
    expect([pressed, errors.length]).toEqual([['/a'], 1]);
  });

  it('leaves those as they are that would wait too long', async () => {
    const { presser, pressed, state } = pressing();
    state.busy = true;
    const pages = Array.from({ length: 200 }, (_, nth) => aPage(`/${nth}`));
    for (const page of pages) presser.add(page);
    state.busy = false;
    await eventually(() => pressed.includes('/199'));
    expect(pressed.length).toBeLessThan(70);
    expect(pages.filter(({ kept }) => kept.effort === 'quick').length).toBeGreaterThan(130);
  });
});
