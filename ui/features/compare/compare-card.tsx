import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#core/catalog/index.ts';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { ProductBadges } from '#ui/features/catalog/product-badges.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Id of the button that moves a product, by which the focus finds it again. */
export const moverId = (productId: string, by: -1 | 1): string => `compare-${by < 0 ? 'left' : 'right'}-${productId}`;

interface CompareCardProps {
  readonly product: Product;
  readonly place: number;
  readonly places: number;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

const control =
  'absolute size-9! rounded-full! bg-surface/85 hover:bg-surface! disabled:invisible pointer-coarse:size-11! noscript:hidden';

/** The head of a column: the product, and what can be done with its column. */
export const CompareCard = ({ product, place, places, onRemove, onMove }: CompareCardProps) => {
  const { t, path } = useLanguage();
  const { title, image, url, productId } = product;
  return (
    <div className="flex flex-col gap-3">
      <div className="relative h-40 overflow-hidden rounded-tile bg-tile md:h-60">
        {image ? (
          <Picture
            src={image}
            alt=""
            width={640}
            height={640}
            priority={place === 0}
            sizes="(width < 768px) 160px, 240px"
            className="size-full object-contain dark:brightness-90"
          />
        ) : null}
        <div className="absolute top-2 right-12 left-2 flex flex-wrap gap-1">
          <ProductBadges product={product} />
        </div>
        <IconButton
          label={t('compare.remove', { title })}
          className={`top-1.5 right-1.5 ${control}`}
          onClick={onRemove}
        >
          <Cross />
        </IconButton>
        {places > 1 ? (
          <>
            <IconButton
              id={moverId(productId, -1)}
              label={t('compare.left', { title })}
              disabled={place === 0}
              className={`bottom-1.5 left-1.5 ${control}`}
              onClick={() => onMove(-1)}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton
              id={moverId(productId, 1)}
              label={t('compare.right', { title })}
              disabled={place === places - 1}
              className={`right-1.5 bottom-1.5 ${control}`}
              onClick={() => onMove(1)}
            >
              <ArrowRight aria-hidden="true" className="size-5" />
            </IconButton>
          </>
        ) : null}
      </div>
      <Link
        to={path(`/product/${url}`)}
        className="text-14 font-medium text-pretty wrap-anywhere transition-colors hover:text-link md:text-16"
      >
        {title}
      </Link>
    </div>
  );
};
