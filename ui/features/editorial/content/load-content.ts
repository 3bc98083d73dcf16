import { type ContentPage, type ContentPageName, contentPageAt } from '#core/editorial/content/index.ts';
import { splitLocale } from '#core/kernel/locale/index.ts';
import { err, notFound } from '#core/kernel/shared/index.ts';
import { type PageRequest, pageLoader, required } from '#ui/app/loading.ts';

/** One of the operator's content pages, and which. */
export interface LoadedContent {
  readonly name: ContentPageName;
  readonly page: ContentPage;
}

/** Loads the operator's text at the address of a request; throws the error page when it is missing. */
export const contentOf = async ({ shop, locale, url, signal }: PageRequest): Promise<LoadedContent> => {
  const name = contentPageAt(splitLocale(url.pathname).path);
  if (!name) return required(err(notFound('There is no such content page')));
  return { name, page: required(await shop.content.page({ page: name, locale }, signal)) };
};

/** The operator's content page at this address. */
export const loadContent = pageLoader(contentOf);
