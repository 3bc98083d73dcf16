import type { Locator } from '@playwright/test';

/**
 * Chooses from a list as a visitor does who waits for the shop's own in place of the browser's: by an option's words, or by
 * its place from 0 on.
 */
export const choose = async (field: Locator, option: string | number): Promise<void> => {
  const page = field.page();
  // Whoever is at the browser's own keeps it until they leave it.
  await field.first().blur();
  await field.and(page.locator('[aria-haspopup=listbox]')).click();
  const list = page.getByRole('listbox');
  await (typeof option === 'number'
    ? list.getByRole('option').nth(option)
    : list.getByRole('option', { name: option, exact: true })
  ).click();
};
