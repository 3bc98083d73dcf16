import type { Breadcrumb } from '#core/catalog/products/index.ts';
import type { Language } from '#ui/i18n/context.ts';
import { NEWS_PATH } from './article-path.ts';

/** The way down to an article. */
export const newsTrail = ({ t }: Language): readonly Breadcrumb[] => [
  { categoryId: 'news', categoryTitle: t('news.title'), categoryUrl: NEWS_PATH.slice(1) },
];
