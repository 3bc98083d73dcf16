import { type CatalogueSection, sectionsOf } from '#core/catalog/feed/index.ts';
import type { Product } from '#core/catalog/products/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { ProductLine } from './product-line.tsx';

/** Products line by line, under the categories that they belong to (rule FEED-5). */
export const CatalogueSections = ({ products }: { readonly products: readonly Product[] }) => (
  <div className="mt-8 flex flex-col gap-10">
    {sectionsOf(products).map((section) => (
      <Section key={section.products[0]?.productId} section={section} />
    ))}
  </div>
);

const Section = ({ section }: { readonly section: CatalogueSection }) => {
  const { t } = useLanguage();
  const { path, products } = section;
  const id = `section-${products[0]?.productId}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex flex-wrap items-baseline gap-x-2 border-b border-hairline pb-3 text-18 md:text-22">
        {path.length === 0 ? t('wholeCatalogue.others') : <Way path={path} />}
      </h2>
      <ul className="divide-y divide-hairline">
        {products.map((product) => (
          <li key={product.productId}>
            <ProductLine product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Links to a category and those above it. */
const Way = ({ path: steps }: Pick<CatalogueSection, 'path'>) => {
  const { path } = useLanguage();
  return steps.map(({ url, title }, index) => (
    <span key={url} className={index < steps.length - 1 ? 'font-normal text-muted' : ''}>
      <Link to={path(`/${url}`)} className="inline-block py-1 hover:text-link">
        {title}
      </Link>
      {index < steps.length - 1 ? <span aria-hidden="true"> /</span> : null}
    </span>
  ));
};
