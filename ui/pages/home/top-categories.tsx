import type { TopCategory } from '#core/catalog/products/index.ts';
import { Link } from '#ui/design/link.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';

/** Top categories as pictures with names; absent without any. */
export const TopCategories = ({ categories }: { categories: readonly TopCategory[] }) => {
  const { t, path } = useLanguage();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="top-categories">
      <div className="flex min-h-11 items-center gap-4 max-sm:sr-only sm:mb-4 md:mb-5">
        <h2 id="top-categories" className="text-22 md:text-28">
          {t('home.categories')}
        </h2>
        <Link
          to={path('/produs')}
          className="inline-flex min-h-11 shrink-0 items-center text-16 text-link hover:underline"
        >
          {t('home.allCategories')}
        </Link>
      </div>
      <ul className="-mx-4 grid snap-x *:snap-start scroll-px-4 scrollbar-none auto-cols-[38%] grid-flow-col grid-rows-2 gap-x-3 gap-y-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-4 sm:grid-rows-none sm:overflow-visible sm:px-0 md:gap-x-4 md:gap-y-6 lg:grid-cols-6 xl:grid-cols-8">
        {categories.map(({ url, title, image }) => (
          <li key={url}>
            <Link to={path(`/${url}`)} className="category-card">
              <span>
                {image ? (
                  <Picture
                    src={image}
                    alt=""
                    width={480}
                    height={320}
                    sizes="(width<640px) 38vw,(width<1024px) 24vw,160px"
                  />
                ) : null}
              </span>
              <b>{noBreakName(title)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
