import type { LoaderFunctionArgs } from 'react-router';
import { withoutBrokenTail } from '#core/kernel/locale/index.ts';
import { failAsAsked, missing, movedTo } from '#ui/app/loading.ts';

/** Leads a broken link to the page it meant (rule ROUTE-1). */
export const redirectBrokenLink = (args: LoaderFunctionArgs) => {
  failAsAsked(args);
  const { pathname, search } = new URL(args.request.url);
  throw movedTo(withoutBrokenTail(pathname) + search);
};

/** No route matches: the error page with 404, unless it was asked for with another status. */
export const notFoundLoader = (args: LoaderFunctionArgs) => {
  failAsAsked(args);
  throw missing(args);
};
