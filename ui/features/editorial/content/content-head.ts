import type { PageHead } from '#ui/app/head.ts';
import { breadcrumbsJsonLd } from '#ui/features/kernel/breadcrumbs/breadcrumbs-json-ld.ts';
import { faqJsonLd } from '#ui/features/kernel/seo/faq-json-ld.ts';
import type { LoadedContent } from './load-content.ts';

/** A content page is known by its own address, also when it was reached below it. */
export const contentHead: PageHead<LoadedContent> = ({ name, page }, context) => ({
  title: page.seo.title ?? page.title,
  description: page.seo.description ?? page.lead,
  canonicalPath: `/${name}`,
  jsonLd: [breadcrumbsJsonLd([], page.title, context), ...faqJsonLd(page.faq)],
});
