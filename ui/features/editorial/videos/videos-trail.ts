import type { Breadcrumb } from '#core/catalog/products/index.ts';
import type { Language } from '#ui/i18n/context.ts';
import { VIDEOS_PATH } from './video-addresses.ts';

/** The way down to a video review. */
export const videosTrail = ({ t }: Language): readonly Breadcrumb[] => [
  { categoryId: 'videos', categoryTitle: t('videos.title'), categoryUrl: VIDEOS_PATH.slice(1) },
];
