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

/** The questions that a page shows; nothing when it shows none. */
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
