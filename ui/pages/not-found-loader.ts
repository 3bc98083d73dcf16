import type { LoaderFunctionArgs } from 'react-router';
import { notFoundResponse, throwRequestedFailure } from '#ui/app/loading.ts';

/** No route matches: the error page with 404, or with the status that was asked for. */
export const notFoundLoader = (args: LoaderFunctionArgs) => {
  throwRequestedFailure(args);
  throw notFoundResponse(args);
};
