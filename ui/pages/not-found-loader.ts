import type { LoaderFunctionArgs } from 'react-router';
import { failAsAsked, missing } from '#ui/app/loading.ts';

/** No route matches: the error page with 404, unless it was asked for with another status. */
export const notFoundLoader = (args: LoaderFunctionArgs) => {
  failAsAsked(args);
  throw missing(args);
};
