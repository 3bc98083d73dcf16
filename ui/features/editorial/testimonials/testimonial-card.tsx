import type { Testimonial } from '#core/editorial/testimonials/index.ts';
import { foreignLanguage, localeEntries } from '#core/kernel/locale/index.ts';
import { Stars } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** What one shopper says of the shop, as it was written (rule TESTIMONIAL-1). */
export const TestimonialCard = ({ testimonial }: { readonly testimonial: Testimonial }) => {
  const { t, locale, date } = useLanguage();
  const { author, locality, rating, language, text, createdAt } = testimonial;
  const foreign = foreignLanguage(testimonial, locale);
  return (
    <article className="border-t border-hairline py-6">
      <Stars rating={rating} label={t('reviews.given', { stars: rating })} />
      <p lang={language} className="mt-2 text-pretty whitespace-pre-line text-18">
        {text}
      </p>
      <footer className="mt-3">
        <h2 className="text-16 font-semibold">{author}</h2>
        <p className="flex flex-col gap-x-2 text-14 text-muted sm:flex-row sm:flex-wrap">
          <span>
            {locality ? `${locality}, ` : null}
            <time dateTime={createdAt}>{date(createdAt)}</time>
          </span>
          {foreign ? (
            <>
              <span aria-hidden="true" className="hidden sm:inline">
                ·
              </span>
              <span>{t('testimonials.written', { context: foreign, language: localeEntries[foreign].name })}</span>
            </>
          ) : null}
        </p>
      </footer>
    </article>
  );
};
