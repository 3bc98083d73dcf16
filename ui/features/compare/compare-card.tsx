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

const control = 'size-9! rounded-full! bg-surface/85 hover:bg-surface! disabled:opacity-35 pointer-coarse:size-11!';

/** The head of a column: the product, and what can be done with its column. */
export const CompareCard = ({ product, place, places, onRemove, onMove }: CompareCardProps) => {
  const { t, path } = useLanguage();
  const { title, image, url, productId } = product;
  return (
    <div className="relative flex flex-col gap-3">
      <div className="relative aspect-square overflow-hidden rounded-tile bg-tile md:max-h-64 md:w-full">
        {image ? (
          <Picture
            src={image}
            alt=""
            width={640}
            height={640}
            priority={place === 0}
            sizes="(width < 768px) 50vw, 320px"
            className="size-full object-contain dark:brightness-90"
          />
        ) : null}
        <div className="absolute top-2 right-12 left-2 flex flex-wrap gap-1">
          <ProductBadges product={product} />
        </div>
      </div>
      <Link
        to={path(`/product/${url}`)}
        className="text-14 font-medium text-pretty transition-colors hover:text-link md:text-16"
      >
        {title}
      </Link>
      <div className="noscript:hidden">
        <IconButton
          label={t('compare.remove', { title })}
          className={`absolute top-2 right-2 ${control}`}
          onClick={onRemove}
        >
          <Cross />
        </IconButton>
        {places > 1 ? (
          <div className="absolute inset-x-2 top-2 flex aspect-square max-h-64 items-end justify-between pointer-events-none *:pointer-events-auto pb-4">
            <IconButton
              id={moverId(productId, -1)}
              label={t('compare.left', { title })}
              disabled={place === 0}
              className={control}
              onClick={() => onMove(-1)}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton
              id={moverId(productId, 1)}
              label={t('compare.right', { title })}
              disabled={place === places - 1}
              className={control}
              onClick={() => onMove(1)}
            >
              <ArrowRight aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        ) : null}
      </div>
    </div>
  );
};
