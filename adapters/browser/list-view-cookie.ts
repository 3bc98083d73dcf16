import {
  LIST_VIEW_COOKIE,
  LIST_VIEW_COOKIE_DAYS,
  type ListView,
  type ListViewMemory,
  parseListView,
} from '#core/catalog/products/index.ts';
import { readCookie, writeCookie } from './cookie.ts';

/**
 * A partner's list view, in a cookie that the server reads (rule LISTING-7). A tab starts with the view that its page was
 * rendered with, so that hydration matches; pages for all visitors pass none and show no list.
 */
export const createListViewCookie = (served: ListView | undefined): ListViewMemory => {
  let view = served ?? parseListView(readCookie(LIST_VIEW_COOKIE));
  return {
    load: () => view,
    save: (chosen) => {
      view = chosen;
      writeCookie(LIST_VIEW_COOKIE, chosen, LIST_VIEW_COOKIE_DAYS);
    },
  };
};
