import type { HeadContext } from '#ui/app/head.ts';

/** A site and how it is searched, as search engines read it. */
interface WebSiteJsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'WebSite';
  readonly name: string;
  readonly url: string;
  readonly inLanguage: string;
  readonly potentialAction: {
    readonly '@type': 'SearchAction';
    readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
    readonly 'query-input': string;
  };
}

/** The shop in one language, and the address that its search is asked by. */
export const websiteJsonLd = ({ language, shell, origin }: HeadContext): WebSiteJsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: shell.settings.siteName,
  url: origin + language.path('/'),
  inLanguage: language.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${language.path('/search')}?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
