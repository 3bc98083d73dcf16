import type { MenuItem } from '#core/catalog/products/index.ts';
import { CategoryIcon } from '#ui/features/site/navigation/category-icon.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The list of categories, sticky on wide screens. */
export const Contents = ({ menu }: { menu: readonly MenuItem[] }) => {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('produs.contents')} className="-ml-3 hidden desktop:block">
      <ul className="sticky top-[calc(var(--header-height)+16px)] max-h-[calc(100dvh-var(--header-height)-32px)] overflow-y-auto">
        {menu.map(({ url, title, icon }) => (
          <li key={url}>
            <a
              href={`#${url}`}
              className="flex min-h-10 items-center gap-3 rounded-control px-3 py-1.5 text-14 font-medium -outline-offset-2 transition hover:bg-tile"
            >
              <CategoryIcon src={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
