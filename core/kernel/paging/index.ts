export { type LoadedPage, makeKeepPages, makePagesMemory, type PagesMemory, type PagesState } from './keep-pages.ts';
export { type LeftList, type LeftLists, makeLeftLists } from './left-lists.ts';
export { appendPage, PAGE_SIZE, pageCount, pageParameter, pagerItems, parsePage } from './pagination.ts';
