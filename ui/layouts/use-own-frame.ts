import type { PageHandle } from '#ui/app/head.ts';
import { usePageRoute } from '#ui/router/hooks.ts';

/**
 * Whether the page brings a frame of its own. One that could not be loaded does not: the error page in
 * its place stands in the shop's frame.
 */
export const useOwnFrame = (): PageHandle<unknown>['ownFrame'] => {
  const { handle, isLoaded } = usePageRoute();
  return isLoaded ? (handle as PageHandle<unknown> | undefined)?.ownFrame : undefined;
};
