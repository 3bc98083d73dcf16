import type { ContentPage } from '#core/editorial/content/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { Answers } from './answers.tsx';

/** Questions and answers; nothing when there are none. */
export const Faq = ({ faq }: Pick<ContentPage, 'faq'>) => {
  const { t } = useLanguage();
  if (faq.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="max-w-[68ch]">
      <h2 id="faq" className="mb-2 text-22 md:text-28">
        {t('textPage.faq')}
      </h2>
      <Answers questions={faq} className="min-h-14" />
    </section>
  );
};
