import type { Product } from '#core/catalog/products/index.ts';
import { useSite } from '#ui/app/site.ts';
import { ProductTile } from '../product-tile.tsx';

interface ProductGridProps {
  readonly label: string;
  readonly products: readonly Product[];
  /** The next list is on its way: this one stays in its place, dimmed. */
  readonly loading: boolean;
  /** Level of the titles. Lists with `h3` are far down the page, so that their pictures load lazily. */
  readonly heading?: 'h2' | 'h3';
}

/** Tiles in the first screen, whose pictures load eagerly. */
const AT_ONCE = 1;

const columns = {
  partner: 'dense md:grid-cols-4 xl:grid-cols-5',
  h2: 'md:grid-cols-3 xl:grid-cols-4 xl:gap-x-5',
  // Lists with a heading of their own have the full width and often four products.
  h3: 'md:grid-cols-4 xl:gap-x-5',
} as const;

/** Products in as many columns as the screen has room for; a partner's list is denser. */
export const ProductGrid = ({ label, products, loading, heading = 'h2' }: ProductGridProps) => {
  const { vitrina } = useSite();
  return (
    <ul
      aria-label={label}
      aria-busy={loading}
      className={`product-grid -mb-8 grid grid-cols-2 gap-x-3 transition-opacity aria-busy:pointer-events-none aria-busy:opacity-45 md:-mb-10 md:gap-x-4 ${columns[vitrina ? 'partner' : heading]}`}
    >
      {products.map((product, index) => (
        <li key={product.productId} className="pb-8 md:pb-10">
          <ProductTile
            product={product}
            heading={heading}
            priority={heading === 'h2' && index < AT_ONCE}
            sizes="(width < 768px) 46vw, (width < 1024px) 31vw, (width < 1280px) 23vw, 260px"
          />
        </li>
      ))}
    </ul>
  );
};
