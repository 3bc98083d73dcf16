import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useViewed } from './viewed-context.ts';

const TileNote = lazyPart(() => import('#ui/features/catalog/products/price-note.tsx'), 'TileNote');
const ProductRow = lazyPart(() => import('#ui/features/catalog/products/product-row.tsx'), 'ProductRow');

/** How far below the screen the row is fetched, so that it is there when it comes into sight. */
const AHEAD = '600px';

/**
 * Products viewed before this one. Not in the first HTML; at the end of the page, so that it shifts nothing; loads
 * prices when it comes near.
 */
export const RecentlyViewed = observer(({ product }: { product: Product }) => {
  const { productId } = product;
  const { t, money, locale } = useLanguage();
  const viewed = useViewed();
  const area = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [cleared, setCleared] = useState(false);
  const see = useEffectEvent(() => viewed.see(product));
  // Once a product: fresh prices of the same one are no second look.
  useEffect(() => {
    if (productId) see();
  }, [productId]);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    sight.observe(element);
    return () => sight.disconnect();
  }, []);
  const others = viewed.countOtherViewed(productId);
  useEffect(() => {
    if (near && others > 0) void viewed.load(locale);
  }, [near, others, viewed, locale]);
  const products = viewed.beside(productId);
  const isAnyChanged = products.some((one) => viewed.priceChange(one));
  const noteOf = (one: Product) => {
    const change = viewed.priceChange(one);
    return (
      <TileNote change={change}>{change ? t(`viewed.${change.kind}`, { amount: money(change.by) }) : null}</TileNote>
    );
  };
  const clear = () => {
    viewed.clear();
    setCleared(true);
    // The button goes with the row.
    area.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={area} tabIndex={-1} className={`outline-none ${others > 0 ? 'mt-12 md:mt-16' : ''}`}>
      <p role="status" className="sr-only">
        {cleared && others === 0 ? t('viewed.cleared') : null}
      </p>
      {products.length > 0 ? (
        <Suspense fallback={<Skeleton className="h-100" />}>
          <ProductRow title={t('viewed.title')} products={products} noteOf={isAnyChanged ? noteOf : undefined}>
            <Button kind="quiet" size="sm" aria-label={t('viewed.clearOf')} onClick={clear}>
              {t('viewed.clear')}
            </Button>
          </ProductRow>
        </Suspense>
      ) : others > 0 && (viewed.loading || !near) ? (
        <Skeleton className="h-100" />
      ) : null}
    </div>
  );
});
