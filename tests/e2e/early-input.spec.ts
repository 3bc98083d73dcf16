import type { Page } from '@playwright/test';
import { isAlive } from './support/alive.ts';
import { holdScripts, openBeforeHydration } from './support/held-scripts.ts';
import { expect, type Shopper, test } from './support/shopper.ts';

/** What is typed or chosen in a control, by its selector; true ticks it. */
type Typed = Readonly<Record<string, string | true>>;

const person = { '[name=name]': 'Ion Rusu', '[name=tel]': '069123456' };

/** Every page with controls beside the search of the header, and all of them that are open to a visitor. */
const pages: Readonly<Record<string, Typed>> = {
  '/contacts': { ...person, '[name=email]': 'ion@example.md', '[name=message]': 'Lucrați duminică?' },
  '/service': { '[name=way] >> nth=0': true, '[name=device]': 'SN12345678' },
  '/partners': {
    ...person,
    '[name=organization]': 'Rusu SRL',
    '[name=city]': 'Bălți',
    '[name=comment]': 'Vrem un raft',
  },
  '/credit': {
    'main [type=range] >> nth=0': '75500',
  },
  '/trade-in': {
    ...person,
    '[name=kindId]': 'tablet',
    '[name=condition] >> nth=1': true,
    '[name=wanted]': 'iPhone',
    '[name=comment]': 'Fără cutie',
  },
  '/order': { '[name=number]': '1000001', '[name=tel]': '069123456' },
  '/search?query=a': { 'main [name=query]': 'telefon' },
};

const enter = async (page: Page, typed: Typed): Promise<void> => {
  for (const [selector, value] of Object.entries(typed)) {
    const control = page.locator(selector).first();
    if (value === true) await control.check({ force: true });
    else if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
};

/** Names of controls of a page that its row forgets; those of the calculator are made by React. */
const unlisted = async (page: Page, typed: Typed): Promise<readonly string[]> => {
  const names = await page
    .locator('main :is(input, select, textarea)[name]:not([type=hidden], :disabled)')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''));
  return names.filter((name) => !name.startsWith('_R_') && !Object.keys(typed).join(' ').includes(`=${name}]`));
};

const expectKept = async (page: Page, typed: Typed): Promise<void> => {
  for (const [selector, value] of Object.entries(typed)) {
    const control = page.locator(selector).first();
    if (value === true) await expect(control, selector).toBeChecked();
    else await expect(control, selector).toHaveValue(value);
  }
};

test('what is typed, chosen and focused before a page is hydrated stays on every page, with the caret', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  for (const [path, typed] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      const release = await holdScripts(page);
      await openBeforeHydration(page, path);
      expect(await unlisted(page, typed)).toEqual([]);
      await enter(page, typed);
      const search = page.locator('header [type=search]');
      await search.fill('смартфон');
      await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
      release();
      await shopper.settled();
      await page.unroute(/\/assets\/(?:chunks|entries)\//);
      await expect.poll(() => isAlive(search)).toBe(true);
      await expect(search).toHaveValue('смартфон');
      await expect(search).toBeFocused();
      expect(await search.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([
        2, 5,
      ]);
      await expectKept(page, typed);
      // React knows them too: rendering the form anew leaves them.
      await search.blur();
      await page.keyboard.press('Tab');
      await expectKept(page, typed);
    });
  }
});

const openFilters = async (shopper: Shopper, path: string) => {
  const release = await holdScripts(shopper.page);
  await openBeforeHydration(shopper.page, path);
  const filters = shopper.page.getByRole('complementary', { name: shopper.words('listing.filters') });
  return { release, filters, folds: filters.locator('details'), boxes: filters.getByRole('checkbox') };
};

test('filters, folds and the order of a list that are chosen before hydration are applied', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  const { release, filters, folds, boxes } = await openFilters(shopper, '/smartphones');
  const chosen = await boxes.evaluateAll((all: HTMLInputElement[]) => [all[0]?.value, all[1]?.value]);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await filters.locator('[name=price_from]').fill('1000');
  await filters.locator('[name=price_to]').fill('30000');
  await page.locator('select[name=sort]').selectOption('price+');
  await folds.first().locator('> summary').click();
  release();
  await shopper.settled();
  await expect.poll(() => isAlive(boxes.first())).toBe(true);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(folds.first()).not.toHaveAttribute('open');
  const parameters = () => new URL(page.url()).searchParams;
  await expect.poll(() => parameters().getAll('spec_filter').sort()).toEqual([...chosen].sort());
  await expect
    .poll(() => ['sort', 'price_from', 'price_to'].map((name) => parameters().get(name)))
    .toEqual(['price+', '1000', '30000']);
});

test('a form that is sent before hydration sends what it shows', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  const release = await holdScripts(page);
  await openBeforeHydration(page, '/contacts');
  await enter(page, pages['/contacts'] ?? {});
  const sent = page.waitForRequest('**/api/feedback/**');
  await page.getByRole('button', { name: shopper.words('contacts.send') }).click();
  release();
  expect((await sent).postDataJSON()).toMatchObject({ feedback: { name: 'Ion Rusu', message: 'Lucrați duminică?' } });
  await expect(page.getByText(shopper.words('contacts.sentText'))).toBeVisible();
});

test('what a password manager fills in without an event is sent, and stays while another field is typed in', async ({
  shopper: as,
  page,
}) => {
  const shopper = as('ru');
  await shopper.openProduct();
  await page
    .locator('main')
    .getByRole('button', { name: shopper.words('leads.oneClick') })
    .click();
  const asking = page.getByRole('dialog', { name: shopper.words('leads.one_click.title') });
  const fillSilently = (name: string, value: string) =>
    asking.locator(`[name=${name}]`).evaluate((field, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    }, value);
  await fillSilently('name', 'Silent Ion');
  await asking.locator('[name=tel]').pressSequentially('0');
  await expect(asking.locator('[name=name]')).toHaveValue('Silent Ion');
  await fillSilently('tel', '069123456');
  const sent = page.waitForRequest('**/api/leads/**');
  await asking.getByRole('button', { name: shopper.words('leads.one_click.submit') }).click();
  expect((await sent).postDataJSON()).toMatchObject({ lead: { name: 'Silent Ion', phone: '+37369123456' } });
});

test('a page lives without cookies and storage, and whatever extensions put into it', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    // Within the page, before its first element, around one that is typed in, and in place of a text.
    document.addEventListener('DOMContentLoaded', () => {
      document.body.prepend(document.createElement('extension-bar'));
      const root = document.getElementById('root');
      root?.prepend(document.createElement('div'));
      const field = document.querySelector('main input[name=name]');
      const around = document.createElement('span');
      field?.replaceWith(around);
      if (field) around.append(field, document.createElement('button'));
      const heading = document.querySelector('h1');
      const translated = document.createElement('font');
      translated.textContent = 'Contacts';
      heading?.replaceChildren(translated);
    });
  });
  await shopper.open('/contacts');
  const name = page.locator('main').getByLabel(shopper.words('leads.name'));
  await expect.poll(() => isAlive(name)).toBe(true);
  await page.getByRole('button', { name: shopper.words('contacts.send') }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});
