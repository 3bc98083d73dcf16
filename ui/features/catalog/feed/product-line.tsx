import { type Product, type SaleState, saleState } from '#core/catalog/products/index.ts';
import { Link } from '#ui/design/link.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

const tones: Readonly<Record<SaleState, string>> = {
  sold: 'text-positive',
  preorder: 'text-warning',
  absent: 'text-muted',
  restricted: 'text-muted',
};

/** A product on one line: picture, title, availability, price. The title's link covers the line. */
export const ProductLine = ({ product }: { readonly product: Product }) => {
  const { t, path } = useLanguage();
  const sale = saleState(product);
  return (
    <article className="group relative grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-1 py-3 md:grid-cols-[64px_minmax(0,1fr)_96px_116px] md:items-center lg:grid-cols-[64px_minmax(0,1fr)_140px_200px]">
      <LinePicture image={product.image} side={64} className="row-span-3 md:row-span-1" />
      <div className="min-w-0">
        <h3 className="text-14 font-normal text-pretty md:text-16">
          <Link
            to={path(`/product/${product.url}`)}
            className="outline-none transition-colors group-hover:text-link after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-ink"
          >
            {product.title}
          </Link>
        </h3>
        <p className="hidden truncate text-14 text-muted md:block">{product.caption}</p>
      </div>
      <div className="md:order-last md:justify-self-end md:text-right md:*:justify-end">
        <ProductPrice product={product} className="text-18" />
      </div>
      <p className={`text-14 ${tones[sale]}`}>{t(`wholeCatalogue.${sale}`)}</p>
    </article>
  );
};
