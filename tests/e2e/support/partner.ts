import { localePath } from '#core/kernel/locale/index.ts';
import { expect, type Shopper } from './shopper.ts';

/** The address of a path on the vitrina's host, in the shopper's language. */
export const vitrinaAddress = ({ locale }: Shopper, path: string, shopOrigin: string): string => {
  const url = new URL(localePath(path, locale), shopOrigin);
  url.hostname = `vitrina.${url.hostname}`;
  return url.href;
};

/** Opens a path of the vitrina as the demo partner, who signs in on the way there. */
export const enterVitrina = async (shopper: Shopper, path: string, shopOrigin: string): Promise<void> => {
  const { page, words } = shopper;
  const address = vitrinaAddress(shopper, path, shopOrigin);
  await page.goto(address);
  await shopper.settled();
  await page.getByLabel(words('auth.loginField')).fill('partner');
  await page.locator('input[name=password]').fill('zori-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await shopper.settled();
};
