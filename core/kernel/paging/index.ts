export { makeKeepPages } from './keep-pages.ts';
export { type LeftList, type LeftLists, makeLeftLists } from './left-lists.ts';
export { type LoadedPage, makePagesMemory, type PagesMemory, type PagesState } from './pages-memory.ts';
export { appendPage, PAGE_SIZE, pageCount, pageParameter, pagerItems, parsePage } from './pagination.ts';
