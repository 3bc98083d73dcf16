import type { Breadcrumb } from '#core/catalog/products/index.ts';
import type { HeadContext } from '#ui/app/head.ts';

/** The breadcrumbs of a page as search engines read them: the same steps that the page shows. */
export const breadcrumbsJsonLd = (
  trail: readonly Breadcrumb[],
  current: string,
  { language, origin }: HeadContext,
): object => {
  const links = [
    { name: language.t('home.title'), item: origin + language.path('/') },
    ...trail.map(({ categoryTitle, categoryUrl }) => ({
      name: categoryTitle,
      item: origin + language.path(`/${categoryUrl}`),
    })),
    { name: current },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: links.map((link, index) => ({ '@type': 'ListItem', position: index + 1, ...link })),
  };
};
