import type { Breadcrumb } from '#core/catalog/products/index.ts';
import { ChevronRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { useCategoryPath } from '#ui/features/kernel/links/use-category-path.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** How many of the nearest links a phone has room for. */
const SHOWN_ON_PHONE = 2;

/** The way from the home page down to this one; the page itself is not a link, and on a phone only its heading. */
export const Breadcrumbs = ({ trail, current }: { trail: readonly Breadcrumb[]; current: string }) => {
  const { t, path } = useLanguage();
  const toCategory = useCategoryPath();
  const skipped = trail.length - SHOWN_ON_PHONE;
  return (
    <nav aria-label={t('catalog.breadcrumbs')} className="text-14 text-muted print:hidden">
      <ol className="flex scrollbar-none items-center overflow-x-auto whitespace-nowrap">
        <li className={skipped < 0 ? '' : 'hidden md:block'}>
          <Link to={path('/')} className="inline-block py-2 transition hover:text-ink pointer-coarse:py-3">
            {t('home.title')}
          </Link>
        </li>
        {trail.map(({ categoryId, categoryTitle, categoryUrl }, place) => (
          <li key={categoryId} className={place < skipped ? 'hidden items-center md:flex' : 'flex items-center'}>
            <Separator wide={place === skipped} />
            <Link
              to={toCategory(categoryUrl)}
              className="inline-block py-2 transition hover:text-ink pointer-coarse:py-3"
            >
              {categoryTitle}
            </Link>
          </li>
        ))}
        <li className="hidden min-w-0 items-center md:flex">
          <Separator />
          <span aria-current="page" className="truncate py-2 text-ink">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
};

/** Between two links; `wide` where a phone shows nothing before it. */
const Separator = ({ wide = false }: { wide?: boolean }) => (
  <ChevronRight className={`mx-1 size-4 shrink-0 opacity-60 ${wide ? 'hidden md:block' : ''}`} />
);
