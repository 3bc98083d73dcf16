import { type ContentPage, type ContentPageName, contentPageAt } from '#core/content/index.ts';
import { splitLocale } from '#core/locale/index.ts';
import { err, notFound } from '#core/shared/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

/** One of the operator's pages of words, and which. */
export interface LoadedContent {
  readonly name: ContentPageName;
  readonly page: ContentPage;
}

/** The operator's page of words at this address. */
export const loadContent = pageLoader(async ({ shop, locale, url, signal }): Promise<LoadedContent> => {
  const name = contentPageAt(splitLocale(url.pathname).path);
  if (!name) return required(err(notFound('There is no such page of words')));
  return { name, page: required(await shop.content.page({ page: name, locale }, signal)) };
});
