import type { PageHandle } from '#ui/app/head.ts';
import { usePageRoute } from '#ui/router/hooks.ts';

/** The page's own frame. An error page uses the shop's frame instead. */
export const useOwnFrame = (): PageHandle<unknown>['ownFrame'] => {
  const { handle, isLoaded } = usePageRoute();
  return isLoaded ? (handle as PageHandle<unknown> | undefined)?.ownFrame : undefined;
};
