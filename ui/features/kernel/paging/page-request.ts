import { parsePage } from '#core/kernel/paging/index.ts';
import { redirectFromFirstPage } from './first-page.ts';

/** The page that an address asks for; throws the redirect of one that says the first page aloud (rule PAGE-1). */
export const requestedPage = (url: URL): number => {
  redirectFromFirstPage(url);
  return parsePage(url.searchParams.get('page'));
};
