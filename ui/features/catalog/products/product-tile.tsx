import { type PointerEvent, type ReactNode, useState } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { Link } from '#ui/design/link.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { ProductBadges } from './product-badges.tsx';
import { ProductPrice } from './product-price.tsx';
import { Rating } from './rating.tsx';
import { useProductSlots } from './slots.ts';

interface ProductTileProps {
  readonly product: Product;
  /** Value of `sizes` for the picture. */
  readonly sizes: string;
  /** Level of the title among the headings around. */
  readonly heading?: 'h2' | 'h3';
  readonly priority?: boolean;
  /** A word on this product from the list that it stands in. */
  readonly note?: ReactNode;
}

/** Side of the square that a tile's picture keeps free, px. */
const SIDE = 640;

/** A product in a list: the title's link covers the whole tile, the button stands above it. */
export const ProductTile = ({ product, sizes, heading: Heading = 'h3', priority = false, note }: ProductTileProps) => {
  const { t, path, money } = useLanguage();
  const { BuyButton, KeepButtons, MonthlyFrom } = useProductSlots();
  const [met, setMet] = useState(false);
  const meet = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setMet(true);
  };
  return (
    <article className="group @container relative flex h-full flex-col" onPointerEnter={meet}>
      <div className="relative aspect-square overflow-hidden rounded-tile bg-tile">
        <Shot src={product.image} sizes={sizes} priority={priority} />
        {met && product.hoverImage ? (
          <Shot
            src={product.hoverImage}
            sizes={sizes}
            className="bg-tile opacity-0 transition-opacity duration-300 group-hover:opacity-100"
          />
        ) : null}
        <div className="absolute top-2 right-13 left-2 flex flex-wrap gap-1 @min-[240px]:top-3 @min-[240px]:left-3">
          <ProductBadges product={product} />
        </div>
      </div>
      <Heading className="mt-3 line-clamp-2 min-h-10 text-14 font-normal text-pretty @min-[200px]:min-h-12 @min-[200px]:text-16">
        <Link
          to={path(`/product/${product.url}`)}
          className="outline-none transition-colors group-hover:text-link after:absolute after:inset-0 after:rounded-tile focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink"
        >
          {product.title}
        </Link>
      </Heading>
      <div className="mt-1.5 flex h-5 items-center">
        <Rating product={product} />
      </div>
      <div className="mt-1.5 mb-3">
        <ProductPrice product={product} className="text-18 @min-[150px]:text-22 @min-[200px]:text-28" />
        {product.inStock ? <MonthlyFrom price={product.price} className="mt-0.5" /> : null}
        {product.promoDiscount > 0 ? (
          <p className="text-14 text-positive">{t('tile.promo', { amount: money(product.promoDiscount) })}</p>
        ) : null}
      </div>
      <div className="absolute top-0.5 right-0.5 z-1 flex flex-col -space-y-1 @min-[240px]:top-1 @min-[240px]:right-1">
        <KeepButtons product={product} />
      </div>
      {note}
      <div className="relative z-1 mt-auto">
        <BuyButton product={product} />
      </div>
    </article>
  );
};

interface ShotProps {
  readonly src: string;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string;
}

const Shot = ({ src, sizes, priority = false, className = '' }: ShotProps) =>
  src ? (
    <Picture
      src={src}
      alt=""
      width={SIDE}
      height={SIDE}
      sizes={sizes}
      priority={priority}
      className={`absolute inset-0 size-full object-cover dark:brightness-90 ${className}`}
    />
  ) : null;
