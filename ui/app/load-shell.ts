import { createLoadShell } from '#core/site/settings/index.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { pageLoader } from './loading.ts';

/** Loads what surrounds every page of a language, and the language's words. */
export const loadShell = pageLoader(async ({ shop, locale, signal }) => {
  const [shell] = await Promise.all([createLoadShell(shop)(locale, signal), loadWords(locale)]);
  return shell;
});
