import { OperatorHtml } from '#ui/features/kernel/rich-text/operator-html.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The provider's description; nothing when it is empty. */
export const Description = ({ html }: { html: string }) => {
  const { t } = useLanguage();
  if (html === '') return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-22 md:text-28">
        {t('product.about')}
      </h2>
      <OperatorHtml html={html} className="rich rich-short mt-3" />
    </section>
  );
};
