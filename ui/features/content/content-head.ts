import type { ContentPage } from '#core/content/index.ts';
import type { PageHead } from '#ui/app/head.ts';
import { breadcrumbsJsonLd } from '#ui/features/catalog/breadcrumbs-json-ld.ts';
import type { LoadedContent } from './load-content.ts';

const faqJsonLd = (faq: ContentPage['faq']): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A page of words is known by its own address, also when it was reached below it. */
export const contentHead: PageHead<LoadedContent> = ({ name, page }, context) => ({
  title: page.seo.title ?? page.title,
  description: page.seo.description ?? page.lead,
  canonicalPath: `/${name}`,
  jsonLd: [breadcrumbsJsonLd([], page.title, context), ...(page.faq.length > 0 ? [faqJsonLd(page.faq)] : [])],
});
