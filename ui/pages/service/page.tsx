import type { PageHandle } from '#ui/app/head.ts';
import { ContentFrame } from '#ui/features/editorial/content/content-frame.tsx';
import { contentHead } from '#ui/features/editorial/content/content-head.ts';
import type { LoadedContent } from '#ui/features/editorial/content/load-content.ts';
import { WarrantyCheck } from '#ui/features/requests/warranty/warranty-check.tsx';
import { Workshop } from '#ui/features/requests/warranty/workshop.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<LoadedContent> = { head: contentHead };

/** The service centre, a warranty check and the operator's text. */
export const Component = () => {
  const { locale } = useLanguage();
  const { page } = useLoaderData<LoadedContent>();
  return (
    <ContentFrame page={page}>
      <Workshop place={page.place} />
      <div className="mb-12 md:mb-16">
        <WarrantyCheck key={locale} />
      </div>
    </ContentFrame>
  );
};
