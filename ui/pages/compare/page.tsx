import type { PageHandle } from '#ui/app/head.ts';
import { CompareView } from '#ui/features/catalog/compare/compare-view.tsx';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { CompareData } from './loader.ts';

export const handle: PageHandle<CompareData> = {
  head: (_data, { language: { t } }) => ({
    title: t('compare.title'),
    description: t('compare.description'),
    canonicalPath: '/compare',
    noindex: true,
  }),
};

export const Component = () => {
  const { ids, items } = useLoaderData<CompareData>();
  return (
    <div className="container-page pb-16">
      <CompareView named={ids} items={items} />
    </div>
  );
};
