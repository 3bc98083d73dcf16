import { pageParameter } from '#core/kernel/paging/index.ts';
import { useLocation } from '#ui/router/hooks.ts';

/** Address of each page of the current list; the first has no number (rule PAGE-1). */
export const usePageAddress = (): ((page: number) => string) => {
  const { pathname } = useLocation();
  return (page) => {
    const number = pageParameter(page);
    return number === undefined ? pathname : `${pathname}?page=${number}`;
  };
};
