import type { Product } from '#core/catalog/products/index.ts';
import { ArrowLeft, ArrowRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { CrossButton, IconButton } from '#ui/design/primitives/button.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { TileStatus } from '#ui/features/catalog/products/product-badges.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';

type Side = 'left' | 'right';

/** Id of the button that moves a product, so that it can get the focus back. */
export const moverId = (productId: string, side: Side): string => `compare-${side}-${productId}`;

interface CompareCardProps {
  readonly product: Product;
  /** Its neighbours, with which it may change places. */
  readonly left: Product | undefined;
  readonly right: Product | undefined;
  readonly priority: boolean;
  readonly onRemove: () => void;
  readonly onSwap: (neighbour: Product, side: Side) => void;
}

/** The head of a column: the product, and what can be done with its column. */
export const CompareCard = ({ product, left, right, priority, onRemove, onSwap }: CompareCardProps) => {
  const { t, path } = useLanguage();
  const { title, image, url, productId } = product;
  return (
    <div className="flex flex-col gap-3">
      <div className="tile-picture w-full max-w-60 pt-9">
        {image ? (
          <Picture
            src={image}
            alt=""
            width={640}
            height={640}
            priority={priority}
            sizes="(width < 768px) 160px, 240px"
          />
        ) : null}
        <div className="hidden xl:block">
          <TileStatus product={product} />
        </div>
        <div className="absolute top-0 right-0 flex noscript:hidden">
          {left ? (
            <IconButton
              id={moverId(productId, 'left')}
              label={t('compare.left', { title })}
              onClick={() => onSwap(left, 'left')}
            >
              <ArrowLeft className="size-5" />
            </IconButton>
          ) : null}
          {right ? (
            <IconButton
              id={moverId(productId, 'right')}
              label={t('compare.right', { title })}
              onClick={() => onSwap(right, 'right')}
            >
              <ArrowRight className="size-5" />
            </IconButton>
          ) : null}
          <CrossButton label={t('compare.remove', { title })} onClick={onRemove} />
        </div>
      </div>
      <Link
        to={path(`/product/${url}`)}
        className="text-14 font-medium text-pretty transition-colors hover:text-link md:text-16"
      >
        {noBreakName(title)}
      </Link>
    </div>
  );
};
