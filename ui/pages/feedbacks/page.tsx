import type { PageHandle } from '#ui/app/head.ts';
import { LeaveTestimonial } from '#ui/features/editorial/testimonials/leave-testimonial.tsx';
import { TestimonialList } from '#ui/features/editorial/testimonials/testimonial-list.tsx';
import { TestimonialSummary } from '#ui/features/editorial/testimonials/testimonial-summary.tsx';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { listHead } from '#ui/features/kernel/paging/list-head.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { FeedbacksData } from './loader.ts';

export const handle: PageHandle<FeedbacksData> = {
  head: ({ page, testimonials, seo }, context) => {
    const { t } = context.language;
    const site = context.shell.settings.siteName;
    const words = { heading: t('testimonials.title'), title: t('testimonials.headTitle', { site }) };
    const description = t('testimonials.description', { site });
    const shown = { image: undefined, empty: testimonials.length === 0 };
    return listHead({ page, path: '/feedbacks', ...words, description, seo, ...shown }, context);
  },
};

/** Reviews of the shop, their distribution of stars and a form. */
export const Component = () => {
  const { t, locale } = useLanguage();
  const { page, testimonials, totalCount, counts } = useLoaderData<FeedbacksData>();
  return (
    <TitledPage title={t('testimonials.title')} lead={t('testimonials.lead')}>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[248px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <TestimonialSummary counts={counts} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <TestimonialList key={locale} page={page} testimonials={testimonials} totalCount={totalCount} />
        </div>
        <LeaveTestimonial />
      </div>
    </TitledPage>
  );
};
