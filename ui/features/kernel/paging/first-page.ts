import { parsePage } from '#core/kernel/paging/index.ts';
import { movedTo } from '#ui/app/loading.ts';

/** Leads an address that says the first page aloud to the one that does not (rule PAGE-1). Throws the redirect. */
export const redirectFromFirstPage = (url: URL): void => {
  if (!url.searchParams.has('page') || parsePage(url.searchParams.get('page')) > 1) return;
  const rest = new URLSearchParams(url.search);
  rest.delete('page');
  throw movedTo(url.pathname + (rest.size > 0 ? `?${rest}` : ''));
};
