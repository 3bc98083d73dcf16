import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '#ui/router/hooks.ts';
import type { Navigate } from '#ui/router/router.ts';

/** Where a link really leads when it returns to a page that was left; `from` is the page with the link. */
export type ReturnTo = (link: string, from: string) => { readonly address: string; readonly state: object } | undefined;

/** Follows clicks on the site's links without loading the document again. */
export const useFollowedLinks = (returnTo: ReturnTo): void => {
  const navigate = useNavigate();
  const backTo = useEffectEvent(returnTo);
  useEffect(() => {
    const onClick = (event: MouseEvent) => followLink(event, navigate, (...link) => backTo(...link));
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
};

/** Follows the clicked link, unless the click was handled or wants another tab. */
const followLink = (event: MouseEvent, navigate: Navigate, backTo: ReturnTo): void => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null;
  if (!link || link.hasAttribute('download') || link.target || link.origin !== window.location.origin) return;
  event.preventDefault();
  const { link: marks = '', state } = link.dataset;
  const isHere = link.href === window.location.href;
  const address = link.pathname + link.search + link.hash;
  const left = state === undefined ? backTo(address, window.location.pathname) : undefined;
  if (left) return void navigate(left.address, { state: left.state });
  void navigate(address, {
    replace: isHere || marks.includes('replace'),
    preventScrollReset: marks.includes('stay'),
    ...(state === undefined ? {} : { state: JSON.parse(state) }),
  });
};
