import { type UIMatch, useMatches } from 'react-router';
import type { PageHandle } from '#ui/app/head.ts';

/**
 * Whether the page brings a frame of its own. One that could not be loaded does not: the error page in
 * its place stands in the shop's frame.
 */
export const useOwnFrame = (): boolean => {
  const page = useMatches().at(-1) as UIMatch<unknown, PageHandle<unknown> | undefined> | undefined;
  return page?.handle?.ownFrame === true && page.loaderData !== undefined;
};
