import { observer } from 'mobx-react-lite';
import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { Link } from '#ui/design/link.tsx';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { CategoryIcon } from '#ui/features/site/navigation/category-icon.tsx';
import { useVitrinaLinks } from '#ui/features/site/vitrina/vitrina-links.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { VitrinaHomeData } from './loader.ts';

export const handle: PageHandle<VitrinaHomeData> = {
  head: privateHead('vitrina.title', 'vitrina.description', '/'),
};

/** A seller's home page: links and products; the header has the search. */
export const Component = () => {
  const { t } = useLanguage();
  const { popular, newest } = useLoaderData<VitrinaHomeData>();
  return (
    <div className="container-page flex flex-col gap-8 pt-5 pb-12 md:gap-10 md:pt-8">
      <div>
        <h1 className="text-28">{t('vitrina.name')}</h1>
        <p className="mt-1 text-muted">{t('vitrina.lead')}</p>
        <QuickLinks />
      </div>
      <Categories />
      <ProductRow title={t('home.popular')} products={popular} />
      <ProductRow title={t('home.newest')} products={newest} />
    </div>
  );
};

const QuickLinks = observer(() => {
  const { t, path } = useLanguage();
  const links = useVitrinaLinks();
  return (
    <ul className="mt-5 grid grid-cols-2 gap-x-6 border-y border-hairline max-sm:py-1 xl:grid-cols-4">
      {links.map(({ name, href, icon: Icon, className }) => (
        <li key={name} className={className}>
          <Link
            to={path(href)}
            className="flex h-full min-h-11 items-center gap-3 rounded-control sm:gap-4 sm:py-3 -outline-offset-2 transition-colors hover:text-link"
          >
            <Icon className="size-6 shrink-0" strokeWidth={1.75} />
            <span className="flex-1">
              <span className="block font-semibold">{t(`vitrina.links.${name}.title`)}</span>
              <span className="hidden text-14 text-muted sm:block">{t(`vitrina.links.${name}.hint`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
});

const Categories = () => {
  const { t, path } = useLanguage();
  const { menu } = useShell();
  if (menu.length === 0) return null;
  return (
    <nav aria-label={t('vitrina.links.categories.title')}>
      <ul className="grid auto-rows-fr grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {menu.map(({ url, title, icon }) => (
          <li key={url}>
            <Link
              to={path(`/vitrina/${url}`)}
              className="flex h-full min-h-11 items-center gap-3 rounded-control py-1.5 text-14 font-medium -outline-offset-2 hover:text-link md:text-16"
            >
              <CategoryIcon src={icon} />
              <span>{noBreakName(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
