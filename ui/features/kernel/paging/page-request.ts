import { parsePage } from '#core/kernel/paging/index.ts';
import { permanentRedirect } from '#ui/app/loading.ts';

/** Throws the redirect of an address that names the first page explicitly (rule PAGE-1). */
export const redirectFromFirstPage = (url: URL): void => {
  if (!url.searchParams.has('page') || parsePage(url.searchParams.get('page')) > 1) return;
  const rest = new URLSearchParams(url.search);
  rest.delete('page');
  throw permanentRedirect(url.pathname + (rest.size > 0 ? `?${rest}` : ''));
};

/** The page that an address asks for; throws as `redirectFromFirstPage` does. */
export const requestedPage = (url: URL): number => {
  redirectFromFirstPage(url);
  return parsePage(url.searchParams.get('page'));
};
