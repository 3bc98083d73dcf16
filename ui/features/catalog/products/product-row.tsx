import { type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { type Product, ROW_FIRST } from '#core/catalog/products/index.ts';
import { ArrowLeft, ArrowRight } from '#ui/design/icons/index.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { useSnap } from '#ui/design/use-snap.ts';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { ProductTile } from './product-tile.tsx';

interface ProductRowProps {
  readonly title: string;
  readonly products: readonly Product[];
  /** Where the whole of it can be seen. */
  readonly href?: string | undefined;
  /** The whole row: total and loader, which gives undefined on failure. */
  readonly more?: { readonly total: number; readonly load: () => Promise<readonly Product[] | undefined> };
  /** A word on a product from the row, under its price. */
  readonly noteOf?: ((product: Product) => ReactNode) | undefined;
  /** What may be done with the whole row, after its title. */
  readonly children?: ReactNode;
}

/** A titled row of products that scrolls sideways; nothing when empty. */
export const ProductRow = ({ title, products, href, more, noteOf, children }: ProductRowProps) => {
  const { t } = useLanguage();
  const { strip, onScroll, move, atStart, atEnd } = useSnap();
  const id = useId();
  const { shown, hasMore, meet } = useShown(products, more);
  // With more in it the strip may be scrolled further, which its own size does not tell.
  useEffect(() => {
    if (shown.length > 0) onScroll();
  }, [shown.length, onScroll]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="below-fold" onPointerEnter={meet} onFocus={meet}>
      <div className="mb-4 flex min-h-11 items-center gap-4 md:mb-5">
        <h2 id={id} className="text-22 md:text-28">
          {title}
        </h2>
        {href ? (
          <SiteLink
            href={href}
            className="inline-flex min-h-11 shrink-0 items-center text-16 text-link hover:underline"
          >
            {t('catalog.seeAll')}
          </SiteLink>
        ) : null}
        {children}
        <div
          className={`ml-auto hidden gap-2 md:flex noscript:hidden ${atStart && atEnd && !hasMore ? 'invisible' : ''}`}
        >
          <Arrow label={t('catalog.rowBack', { title })} disabled={atStart} onClick={() => move(-1)}>
            <ArrowLeft className="size-5" />
          </Arrow>
          <Arrow label={t('catalog.rowForward', { title })} disabled={atEnd && !hasMore} onClick={() => move(1)}>
            <ArrowRight className="size-5" />
          </Arrow>
        </div>
      </div>
      <ul ref={strip} onScroll={onScroll} className="product-row *:snap-start">
        {shown.map((product) => (
          <li key={product.productId}>
            <ProductTile
              product={product}
              sizes="(width<640px) 44vw,(width<1024px) 30vw,280px"
              note={noteOf?.(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Loads the whole row once the visitor reaches for it; most rows are only passed by. */
const useShown = (products: readonly Product[], more: ProductRowProps['more']) => {
  const [isMet, setMet] = useState(false);
  const [all, setAll] = useState<readonly Product[]>();
  const meet = () => {
    if (isMet) return;
    startTransition(async () => {
      setMet(true);
      if (!more || more.total <= products.length) return;
      const loaded = await more.load();
      // A failed load is repeated the next time.
      startTransition(() => (loaded ? setAll(loaded) : setMet(false)));
    });
  };
  const shown = isMet ? (all ?? products) : products.slice(0, ROW_FIRST);
  return { shown, hasMore: shown.length < (more?.total ?? products.length), meet };
};

interface ArrowProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Arrow = ({ disabled, children, ...rest }: ArrowProps) => (
  <IconButton {...rest} disabled={disabled} className="border border-hairline disabled:opacity-40">
    {children}
  </IconButton>
);
