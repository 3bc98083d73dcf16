import type { PageHandle } from '#ui/app/head.ts';
import { FavoritesView } from '#ui/features/catalog/favorites/favorites-view.tsx';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { FavoritesData } from './loader.ts';

export const handle: PageHandle<FavoritesData> = {
  head: (_data, { language: { t } }) => ({
    title: t('favorites.title'),
    description: t('favorites.description'),
    canonicalPath: '/favorites',
    noindex: true,
  }),
};

export const Component = () => {
  const { ids, items } = useLoaderData<FavoritesData>();
  return (
    <div className="container-page pb-16">
      <FavoritesView named={ids} items={items} />
    </div>
  );
};
