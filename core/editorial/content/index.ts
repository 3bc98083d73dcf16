export {
  activeFirst,
  activeVacancy,
  openFirst,
  openVacancies,
} from './content.ts';
export {
  type ContentPage,
  type ContentPageName,
  type ContentPages,
  type ContentPlace,
  contentPageAt,
  contentPages,
  makeLoadAboutUs,
} from './pages.ts';
