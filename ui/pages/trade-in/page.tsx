import type { PageHandle } from '#ui/app/head.ts';
import { ContentFrame } from '#ui/features/editorial/content/content-frame.tsx';
import { contentHead } from '#ui/features/editorial/content/content-head.ts';
import { TradeInForm } from '#ui/features/requests/trade-in/trade-in-form.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { TradeInData } from './loader.ts';

export const handle: PageHandle<TradeInData> = { head: contentHead };

/** A trade-in: estimate, offer and the operator's text. */
export const Component = () => {
  const { t, locale } = useLanguage();
  const { page, terms } = useLoaderData<TradeInData>();
  return (
    <ContentFrame page={page}>
      {terms ? (
        <section aria-label={t('tradeIn.heading')} className="mb-12 md:mb-16">
          <TradeInForm key={locale} terms={terms} />
        </section>
      ) : null}
    </ContentFrame>
  );
};
