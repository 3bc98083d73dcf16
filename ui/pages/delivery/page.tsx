import type { PageHandle } from '#ui/app/head.ts';
import { ContentFrame } from '#ui/features/editorial/content/content-frame.tsx';
import { contentHead } from '#ui/features/editorial/content/content-head.ts';
import { FeeTable } from '#ui/features/purchase/delivery/fee-table.tsx';
import { Ways } from '#ui/features/purchase/delivery/ways.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { DeliveryData } from './loader.ts';

export const handle: PageHandle<DeliveryData> = { head: contentHead };

/** Ways of delivery, the operator's text and the fees by region. */
export const Component = () => {
  const { locale } = useLanguage();
  const { page, regions, shops } = useLoaderData<DeliveryData>();
  return (
    <ContentFrame page={page} after={<FeeTable key={locale} regions={regions} shops={shops} />}>
      <Ways regions={regions} shops={shops} />
    </ContentFrame>
  );
};
