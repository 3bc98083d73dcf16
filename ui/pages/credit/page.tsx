import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { ContentFrame } from '#ui/features/editorial/content/content-frame.tsx';
import { contentHead } from '#ui/features/editorial/content/content-head.ts';
import type { LoadedContent } from '#ui/features/editorial/content/load-content.ts';
import { Partners } from '#ui/features/requests/credit/partners.tsx';
import { SumCredit } from '#ui/features/requests/credit/sum-credit.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<LoadedContent> = { head: contentHead };

/** A credit calculator, the lenders and the operator's text. */
export const Component = () => {
  const { locale } = useLanguage();
  const { creditPartners } = useShell();
  const { page } = useLoaderData<LoadedContent>();
  return (
    <ContentFrame page={page}>
      {creditPartners.length > 0 ? (
        <div className="mb-12 flex flex-col gap-12 md:mb-16">
          <SumCredit key={locale} />
          <Partners partners={creditPartners} />
        </div>
      ) : null}
    </ContentFrame>
  );
};
