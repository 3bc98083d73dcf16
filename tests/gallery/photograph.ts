import type { Browser, Page } from '@playwright/test';
import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import { enterVitrina, vitrinaAddress } from '#tests/e2e/support/partner.ts';
import { readProviderIn } from '#tests/e2e/support/provider-database.ts';
import { Shopper } from '#tests/e2e/support/shopper.ts';
import { type Scheme, WINDOWS, type Width } from './options.ts';
import type { Screen, Visit } from './screen.ts';

/** From this width on the mobile bar and menus are gone. */
const WIDE_FROM = 1025;
/** What is further below is the same as above it, and makes a sheet that nobody can look at, px. */
const DEEPEST = 5200;
/** How long a step may take, ms. */
const STEP_TIMEOUT = 60_000;

/** How long a moment in which nothing is on its way is looked for, ms. */
const QUIET_WITHIN = 10_000;

/** The shop that is photographed. */
export interface Subject {
  readonly origin: string;
  readonly dataDir: string;
}

/** One way to look at a screen; every scheme is photographed in the same visit. */
export interface Way {
  readonly locale: Locale;
  readonly width: Width;
  readonly schemes: readonly Scheme[];
}

/** Whether a screen is there at a width. */
export const isSeenAt = ({ at }: Screen, width: Width): boolean =>
  at === undefined || (at === 'wide') === width >= WIDE_FROM;

const visitOf = (page: Page, screen: Screen, { origin, dataDir }: Subject, { locale, width }: Way): Visit => {
  const shopper = new Shopper(page, locale);
  let isSignedIn = false;
  return {
    shopper,
    page,
    main: page.locator('main'),
    words: shopper.words,
    narrow: width < WIDE_FROM,
    open: async (path) => {
      if (!screen.vitrina) await page.goto(`${origin}${localePath(path, locale)}`);
      else if (isSignedIn || path === '/auth') await page.goto(vitrinaAddress(shopper, path, origin));
      else {
        await enterVitrina(shopper, path, origin);
        isSignedIn = true;
      }
      await shopper.settled();
    },
    find: (sql, ...parameters) => {
      const [row] = readProviderIn<Record<string, unknown>>(dataDir, sql, ...parameters);
      if (!row) throw new Error(`The provider has nothing for ${screen.name}`);
      return String(Object.values(row)[0]);
    },
  };
};

/** Letters and pictures have come, those below the window, too, and what moves is at rest. */
const atRest = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollX, scrollY } = window;
    // Parts of a page that wait until somebody turns to them are turned to.
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
    window.scrollTo(scrollX, scrollY);
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await document.fonts.ready;
  });
  // What never comes is seen on the photograph, which is what it is for.
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN }).catch(() => undefined);
  await page
    .waitForFunction(
      () =>
        [...document.images].every(
          ({ complete, currentSrc, offsetParent }) => complete || currentSrc === '' || !offsetParent,
        ),
      undefined,
      { timeout: STEP_TIMEOUT },
    )
    .catch(() => console.warn(`  a picture of ${page.url()} did not come`));
};

/**
 * The window, grown as tall as the page where the page is to be seen: Playwright's own pictures of whole pages are taken as
 * if the device had no touch screen.
 */
const shoot = async (page: Page, { window: windowOnly }: Screen, width: Width): Promise<Buffer> => {
  if (windowOnly) return page.screenshot({ animations: 'disabled' });
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(tall, WINDOWS[width]), DEEPEST) });
  await atRest(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize({ width, height: WINDOWS[width] });
  return png;
};

/** Photographs a screen in one way, a PNG a scheme. */
export const photograph = async (
  browser: Browser,
  screen: Screen,
  subject: Subject,
  way: Way,
): Promise<ReadonlyMap<Scheme, Buffer>> => {
  const { width, schemes } = way;
  const context = await browser.newContext({
    viewport: { width, height: WINDOWS[width] },
    hasTouch: width < WIDE_FROM,
    isMobile: width < WIDE_FROM,
    bypassCSP: true,
    reducedMotion: 'reduce',
    colorScheme: schemes[0] ?? 'light',
  });
  context.setDefaultTimeout(STEP_TIMEOUT);
  const page = await context.newPage();
  // Neither the gift nor the question about cookies stands before what is to be seen; screens of their own show them.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('gallery') !== null) return;
    sessionStorage.setItem('gallery', 'begun');
    localStorage.setItem('gifts', JSON.stringify(['ZORI2026']));
  });
  try {
    const visit = visitOf(page, screen, subject, way);
    if (screen.path !== undefined) await visit.open(screen.path);
    await screen.steps?.(visit);
    const shots = new Map<Scheme, Buffer>();
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await atRest(page);
      shots.set(scheme, await shoot(page, screen, width));
    }
    return shots;
  } finally {
    await context.close();
  }
};
