import { data, type LoaderFunctionArgs } from 'react-router';
import { withoutBrokenTail } from '#core/locale/index.ts';
import { failureContext, movedTo, pageLoader } from '#ui/app/loading.ts';

/** Leads a broken link to the page it meant (rule ROUTE-1). */
export const absorbed = pageLoader(async ({ url }) => {
  throw movedTo(withoutBrokenTail(url.pathname) + url.search);
});

/** No route matches: the error page with 404, or with the status that it was asked for. */
export const notFoundLoader = ({ context }: LoaderFunctionArgs) => {
  const { status } = context.get(failureContext);
  throw data(null, { status });
};
