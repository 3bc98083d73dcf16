import AxeBuilder from '@axe-core/playwright';
import { type Locale, localePath } from '#core/locale/index.ts';
import { expect, test } from './support/shopper.ts';

const WRONG = { ru: 'Неверный логин или пароль', ro: 'Login sau parolă greșită' } as const satisfies Record<
  Locale,
  string
>;

for (const locale of ['ru', 'ro'] as const) {
  test(`a partner signs in and out in ${locale} on the showcase @mobile`, async ({ shopper: as, page, baseURL }) => {
    const shopper = as(locale);
    const { words } = shopper;
    const vitrina = new URL(localePath('/', locale), baseURL);
    vitrina.hostname = `vitrina.${vitrina.hostname}`;
    await page.goto(vitrina.href);
    await shopper.settled();

    const header = page.getByRole('banner');
    const enter = header.getByRole('button', { name: words('auth.login') });
    const leave = header.getByRole('button', { name: words('auth.logout') });
    await enter.click();
    const modal = page.getByRole('dialog', { name: words('auth.title') });
    const password = modal.getByLabel(words('auth.password'), { exact: false }).and(modal.locator('input'));
    const submit = modal.getByRole('button', { name: words('auth.submit') });
    await submit.click();
    await expect(modal.getByText(words('auth.loginRequired'))).toBeVisible();
    await expect(modal.getByText(words('auth.passwordRequired'))).toBeVisible();
    await expect(modal.getByLabel(words('auth.loginField'))).toBeFocused();
    await page.waitForTimeout(350);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    await modal.getByLabel(words('auth.loginField')).fill('partner');
    await password.fill('wrong');
    await modal.getByRole('button', { name: words('auth.showPassword') }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await modal.getByRole('button', { name: words('auth.hidePassword') }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await submit.click();
    await expect(modal.getByRole('alert')).toHaveText(WRONG[locale]);

    await password.fill('zori-demo');
    await submit.click();
    await expect(modal).toBeHidden();
    await expect(leave).toBeFocused();
    expect(await page.evaluate(() => document.cookie)).not.toContain('shtoken');

    await page.reload();
    await shopper.settled();
    await expect(leave).toBeVisible();
    await leave.click();
    await expect(enter).toBeVisible();
    await page.reload();
    await shopper.settled();
    await expect(enter).toBeVisible();
  });
}

test('the shop itself shows nothing of signing in', async ({ shopper: as, page }) => {
  const shopper = as('ru');
  await shopper.open('/');
  await expect(page.getByRole('banner').getByRole('button', { name: shopper.words('cart.button') })).toBeVisible();
  await expect(page.getByRole('button', { name: shopper.words('auth.login'), exact: true })).toHaveCount(0);
});
