import { openFolds } from '#tests/e2e/support/folds.ts';
import { phrase, type Words } from '#tests/e2e/support/words.ts';
import { ON_SALE, productWhere, type Screen, type Visit } from '../screen.ts';

/** A layer over a page: the window alone is photographed. */
const layer = (name: string, steps: Screen['steps'], more: Partial<Screen> = {}): Screen => ({
  name,
  window: true,
  ...(steps && { steps }),
  ...more,
});

const openProduct = (visit: Visit, condition = ON_SALE) => visit.open(productWhere(visit, condition));
const press = async ({ main }: Visit, name: string) => {
  await openFolds(main);
  await main
    .getByRole('button', { name: phrase(name) })
    .locator('visible=true')
    .first()
    .click();
};
const dialog = ({ page }: Visit) => page.locator('dialog[open]').last();

/** The same layer as its form, with every field found wanting, and with what it says in the end. */
const requested = (
  name: string,
  condition: string,
  { opener, submit, done }: Readonly<Record<'opener' | 'submit' | 'done', (words: Words) => string>>,
): readonly Screen[] => {
  const asked = async (visit: Visit) => {
    await openProduct(visit, condition);
    await press(visit, opener(visit.words));
    await dialog(visit).getByLabel(visit.words('leads.name')).waitFor();
  };
  const send = (visit: Visit) =>
    dialog(visit)
      .getByRole('button', { name: submit(visit.words) })
      .click();
  return [
    layer(name, asked),
    layer(`${name}-wrong`, async (visit) => {
      await asked(visit);
      await dialog(visit).getByLabel(visit.words('leads.phone')).fill('12');
      await send(visit);
    }),
    layer(`${name}-done`, async (visit) => {
      await asked(visit);
      await dialog(visit).getByLabel(visit.words('leads.name')).fill('Ana Ceban');
      await dialog(visit).getByLabel(visit.words('leads.phone')).fill('069 123 456');
      await send(visit);
      await visit.page.getByRole('dialog', { name: done(visit.words) }).waitFor();
    }),
  ];
};

const openPrime = async (visit: Visit) => {
  await visit.open('/credit');
  await press(visit, visit.words('credit.primeOpen'));
};

const askPrime = async (visit: Visit, phone: string) => {
  await openPrime(visit);
  await dialog(visit).getByLabel(visit.words('leads.name')).fill('Ana Ceban');
  await dialog(visit).getByLabel(visit.words('leads.phone')).fill(phone);
  await dialog(visit)
    .getByRole('button', { name: visit.words('credit.prime.submit') })
    .click();
};

const search = async (visit: Visit, text: string) => {
  const { page, words, narrow } = visit;
  if (narrow)
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('header.searchFor') })
      .or(page.getByRole('banner').getByRole('button', { name: words('header.searchFor') }))
      .locator('visible=true')
      .first()
      .click();
  const field = page.getByRole('combobox').or(page.getByRole('searchbox')).locator('visible=true').first();
  await field.focus();
  if (text !== '') {
    const answered = page.waitForResponse(/\/api\/search\//);
    await field.pressSequentially(text);
    await answered;
  }
  await page.waitForLoadState('networkidle');
};

/** Menus, sheets and modals of the shop. */
export const layers: readonly Screen[] = [
  layer(
    'catalogue-menu',
    async ({ page, words }) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('menu.catalogue') })
        .click();
      await page.waitForLoadState('networkidle');
    },
    { path: '/', at: 'wide' },
  ),
  layer(
    'mobile-menu',
    async ({ page, words }) => {
      await page.getByRole('link', { name: words('nav.menu') }).click();
      await page.waitForLoadState('networkidle');
    },
    { path: '/', at: 'narrow' },
  ),
  layer('search-panel', (visit) => search(visit, ''), { path: '/' }),
  layer('search-panel-found', (visit) => search(visit, 'samsung'), { path: '/' }),
  layer('search-panel-nothing', (visit) => search(visit, 'qqqqzzzz'), { path: '/' }),
  layer(
    'filters',
    async ({ page, words }) => {
      await page.getByRole('button', { name: words('listing.filters') }).click();
    },
    { path: '/smartphones', at: 'narrow' },
  ),
  layer('viewer', async (visit) => {
    await openProduct(visit);
    await visit.main.getByRole('button', { name: visit.words('product.zoom', { number: 1 }) }).click();
  }),
  layer(
    'region',
    async ({ page, words, narrow }) => {
      if (narrow) await page.getByRole('link', { name: words('nav.menu') }).click();
      await page
        .getByRole('button', { name: narrow ? words('region.label') : phrase(words('region.button')) })
        .locator('visible=true')
        .first()
        .click();
    },
    { path: '/terms' },
  ),
  layer(
    'gift',
    async ({ page, shopper }) => {
      await page.evaluate(() => localStorage.removeItem('gifts'));
      await page.clock.install();
      await page.reload();
      await shopper.settled();
      await page.clock.runFor(25_000);
      await page.getByRole('dialog').getByText('ZORI2026').waitFor();
      await page.clock.runFor(1_000);
    },
    { path: '/' },
  ),
  ...requested('one-click', ON_SALE, {
    opener: (words) => words('leads.oneClick'),
    submit: (words) => words('leads.one_click.submit'),
    done: (words) => words('leads.one_click.done'),
  }),
  ...requested('preorder', 'available = 0 AND is_preorder = 1', {
    opener: (words) => words('leads.preorderOf'),
    submit: (words) => words('leads.preorder.submit'),
    done: (words) => words('leads.preorder.done'),
  }),
  ...requested('back-in-stock', 'available = 0 AND is_preorder = 0 AND is_restricted = 0', {
    opener: (words) => words('leads.notifyOf'),
    submit: (words) => words('leads.back_in_stock.submit'),
    done: (words) => words('leads.back_in_stock.done'),
  }),
  ...requested('consultation', ON_SALE, {
    opener: (words) => words('leads.ask'),
    submit: (words) => words('leads.consultation.submit'),
    done: (words) => words('leads.consultation.done'),
  }),
  ...requested('credit-request', `${ON_SALE} AND price > 500000`, {
    opener: (words) => words('credit.apply'),
    submit: (words) => words('credit.request.submit'),
    done: (words) => words('credit.request.done'),
  }),
  layer('prime-credit', openPrime),
  layer('prime-credit-wrong', (visit) => askPrime(visit, '12')),
  layer('prime-credit-declined', async (visit) => {
    await askPrime(visit, '069 123 000');
    await dialog(visit).getByText(visit.words('credit.prime.declined')).waitFor();
  }),
  layer('prime-credit-done', async (visit) => {
    await askPrime(visit, '069 123 456');
    await visit.page.getByRole('dialog', { name: visit.words('credit.prime.done') }).waitFor();
  }),
];
