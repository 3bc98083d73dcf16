import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** The address of a category by its url, on this face of the shop: the vitrina has its own (rule AUTH-9). */
export const useCategoryPath = (): ((url: string) => string) => {
  const { vitrina } = useSite();
  const { path } = useLanguage();
  return (url) => path(vitrina ? `/vitrina/${url}` : `/${url}`);
};
