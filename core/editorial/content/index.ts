export {
  activeFirst,
  openVacancies,
} from './content.ts';
export {
  type ContentPage,
  type ContentPageName,
  type ContentPages,
  type ContentPlace,
  contentPageAt,
  contentPages,
} from './pages.ts';
