import {
  LIST_VIEW_COOKIE,
  LIST_VIEW_COOKIE_DAYS,
  type ListView,
  type ListViewMemory,
  parseListView,
} from '#core/catalog/products/index.ts';
import { readCookie, writeCookie } from './cookie.ts';

/**
 * How a partner wants lists laid out, in a cookie that the server reads (rule LISTING-7). A tab begins with what its page
 * came with, so that its first render is the server's; a page that was made for anybody says nothing and shows no list.
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
