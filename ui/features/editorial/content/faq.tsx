import type { ContentPage } from '#core/editorial/content/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Questions and answers; nothing when there are none. */
export const Faq = ({ faq }: Pick<ContentPage, 'faq'>) => {
  const { t } = useLanguage();
  if (faq.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="max-w-[68ch]">
      <h2 id="faq" className="mb-2 text-22 md:text-28">
        {t('textPage.faq')}
      </h2>
      {faq.map(({ question, answer }) => (
        <details key={question} className="group border-b border-hairline">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
            {question}
            <ChevronDown className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
          </summary>
          <p className="pr-9 pb-5 text-pretty">{answer}</p>
        </details>
      ))}
    </section>
  );
};
