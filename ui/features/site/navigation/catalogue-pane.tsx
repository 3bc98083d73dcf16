import type { MenuItem } from '#core/catalog/products/index.ts';
import { ArrowRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { SubcategoryGroup } from './subcategory-group.tsx';

/** A category's subcategories in columns, a link to all of it, and its banner where it fits. */
export const CataloguePane = ({ category, onNavigate }: { category: MenuItem; onNavigate: () => void }) => {
  const { t, path } = useLanguage();
  const { url, title, menuImage, darkMenuImage, subcategories } = category;
  return (
    <div className="fade flex min-h-full gap-8 py-6 pl-8">
      <div className="min-w-0 flex-1">
        <ButtonLink to={path(`/${url}`)} kind="secondary" onClick={onNavigate} className="mb-6">
          {t('menu.all', { title })}
          <ArrowRight className="size-4" />
        </ButtonLink>
        <div className="columns-2 gap-8">
          {subcategories.map((subcategory) => (
            <SubcategoryGroup key={subcategory.url} subcategory={subcategory} onNavigate={onNavigate} />
          ))}
        </div>
      </div>
      {menuImage ? (
        <Link
          to={path(`/${url}`)}
          onClick={onNavigate}
          className="hidden w-90 shrink-0 flex-col rounded-tile hover:text-link xl:flex"
        >
          <span className="relative grow">
            <Picture
              src={menuImage}
              dark={darkMenuImage}
              width={360}
              height={590}
              sizes="360px"
              className="absolute inset-0 size-full rounded-tile bg-tile object-cover object-bottom"
            />
          </span>
          <span className="mt-3 flex items-baseline justify-between gap-3">
            <span className="text-16 font-semibold">{title}</span>
            <span className="flex shrink-0 items-center gap-1.5 text-14 font-medium text-link">
              {t('catalog.seeAll')}
              <ArrowRight className="size-4" />
            </span>
          </span>
        </Link>
      ) : null}
    </div>
  );
};
