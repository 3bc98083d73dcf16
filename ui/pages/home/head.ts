import type { HomePage } from '#core/catalog/index.ts';
import type { PageHead } from '#ui/app/head.ts';

/** What the home page says of itself; the site is named by its settings. */
export const homeHead: PageHead<HomePage | undefined> = (home, { language, shell, origin }) => {
  const { t, path, locale } = language;
  const { siteName } = shell.settings;
  const image = home?.banners[0]?.image;
  return {
    title: t('home.heading', { shop: siteName }),
    description: t('home.description'),
    canonicalPath: '/',
    ...(image ? { image } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: siteName,
        url: origin + path('/'),
        inLanguage: locale,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${path('/search')}?query={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
};
