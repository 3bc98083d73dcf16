import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPageAddress } from '#core/locale/index.ts';

/** Follows the links to the shop's own pages within somebody's HTML as all others are: without a full load. */
export const useInnerLinks = () => {
  const navigate = useNavigate();
  return (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    const plainly = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plainly || !isPageAddress(address)) return;
    event.preventDefault();
    void navigate(address);
  };
};
