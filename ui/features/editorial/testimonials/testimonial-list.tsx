import { TESTIMONIAL_PAGE, type Testimonial } from '#core/editorial/testimonials/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import { PagedList } from '#ui/features/kernel/paging/paged-list.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useShownTestimonials } from './shown-testimonials.ts';
import { TestimonialCard } from './testimonial-card.tsx';

interface TestimonialListProps {
  readonly page: number;
  readonly testimonials: readonly Testimonial[];
  readonly totalCount: number;
}

const keyOf = ({ testimonialId }: Testimonial): string => testimonialId;

/** What shoppers say of the shop, page after page. */
export const TestimonialList = ({ page, testimonials, totalCount }: TestimonialListProps) => {
  const { t, locale } = useLanguage();
  const { memory, testimonials: source } = useShownTestimonials();
  return (
    <PagedList
      {...{ page, totalCount, memory, keyOf }}
      items={testimonials}
      size={TESTIMONIAL_PAGE}
      load={async (number) => valueOr(await source.page({ page: number, locale }), undefined)?.testimonials}
      empty={t('testimonials.empty')}
    >
      {(shown) => (
        <ul aria-label={t('testimonials.list')} className="grid gap-x-10 md:grid-cols-2">
          {shown.map((testimonial) => (
            <li key={testimonial.testimonialId}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};
