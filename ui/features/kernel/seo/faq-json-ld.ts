import type { ContentPage } from '#core/editorial/content/index.ts';

/** Questions with their answers, as search engines read them. */
interface FaqJsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
}

/** Structured data of a page's questions; empty without questions. */
export const faqJsonLd = (faq: ContentPage['faq']): readonly FaqJsonLd[] =>
  faq.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: faq.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];
