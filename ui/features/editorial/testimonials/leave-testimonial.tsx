import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Where one writes to the shop. */
const CONTACTS = '/contacts';

/** Button to review the shop. */
export const LeaveTestimonial = () => {
  const { t, path } = useLanguage();
  return (
    <section aria-labelledby="leave-testimonial">
      <h2 id="leave-testimonial" className="text-18">
        {t('testimonials.leave')}
      </h2>
      <p className="mt-1 mb-4 max-w-[44ch] text-pretty text-14 text-muted">{t('testimonials.leaveText')}</p>
      <ButtonLink to={path(CONTACTS)} kind="secondary">
        {t('testimonials.write')}
      </ButtonLink>
    </section>
  );
};
