import { observer } from 'mobx-react-lite';
import { TESTIMONIAL_PAGE, type Testimonial } from '#core/editorial/testimonials/index.ts';
import { EmptyPage } from '#ui/features/kernel/paging/empty-page.tsx';
import { Pager } from '#ui/features/kernel/paging/pager.tsx';
import { usePageAddress } from '#ui/features/kernel/paging/use-page-address.ts';
import { usePages } from '#ui/features/kernel/paging/use-pages.ts';
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
export const TestimonialList = observer(({ page, testimonials, totalCount }: TestimonialListProps) => {
  const { t, locale } = useLanguage();
  const { memory, testimonials: source } = useShownTestimonials();
  const load = async (number: number) => {
    const answer = await source.page({ page: number, locale });
    return answer.ok ? answer.value.testimonials : undefined;
  };
  const pages = usePages({ page, items: testimonials, memory, keyOf, load });
  const addressOf = usePageAddress();
  if (pages.items.length === 0)
    return <EmptyPage total={totalCount} first={addressOf(1)} words={t('testimonials.empty')} />;
  return (
    <>
      <ul aria-label={t('testimonials.list')} className="grid gap-x-10 md:grid-cols-2">
        {pages.items.map((testimonial) => (
          <li key={testimonial.testimonialId}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        size={TESTIMONIAL_PAGE}
        from={pages.from}
        shown={pages.items.length}
        total={totalCount}
        addressOf={addressOf}
        onMore={pages.expectMore}
      />
    </>
  );
});
