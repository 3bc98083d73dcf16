export { createListPages } from './list-pages.ts';
export { createPagesMemory, type LoadedPage, type PagesMemory, type PagesState } from './pages-memory.ts';
export { appendPage, PAGE_SIZE, pageAddress, pageCount, pageParameter, pagerItems, parsePage } from './pagination.ts';
export { createVisitedLists, type VisitedList, type VisitedLists } from './visited-lists.ts';
