import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

/** Follows presses on links of the site within the page, where the browser would load the next one anew. */
export const useFollowedLinks = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => followLink(event, navigate);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
};

/** Follows the link that was pressed, unless something else was done with the press or the visitor wants it elsewhere. */
const followLink = (event: MouseEvent, navigate: NavigateFunction): void => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null;
  if (!link || link.hasAttribute('download') || link.target || link.origin !== window.location.origin) return;
  event.preventDefault();
  const { link: marks = '', state } = link.dataset;
  const isHere = link.href === window.location.href;
  void navigate(link.pathname + link.search + link.hash, {
    replace: isHere || marks.includes('replace'),
    preventScrollReset: marks.includes('stay'),
    ...(state === undefined ? {} : { state: JSON.parse(state) }),
  });
};
