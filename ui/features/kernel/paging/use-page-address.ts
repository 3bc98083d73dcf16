import { pageParameter } from '#core/kernel/paging/index.ts';
import { useLocation } from '#ui/router/hooks.ts';

/** The address of each page of the list that stands here; the first one is not numbered (rule PAGE-1). */
export const usePageAddress = (): ((page: number) => string) => {
  const { pathname } = useLocation();
  return (page) => {
    const number = pageParameter(page);
    return number === undefined ? pathname : `${pathname}?page=${number}`;
  };
};
