import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { accessoriesFor, kindOf } from '#core/catalog/fitting/index.ts';
import { finalPrice, type Product, saleState } from '#core/catalog/products/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Plus } from '#ui/design/icons/index.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useCartPorts } from '#ui/features/purchase/cart/cart-ports.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** What goes with the cart's main product, each added by one press; absent in the vitrina (rule FIT-3). */
export const Accessories = observer(() => {
  const { t, money, locale } = useLanguage();
  const { vitrina } = useSite();
  const { catalog } = useCartPorts();
  const cart = useCart();
  const url = vitrina ? undefined : accessoriesFor(cart.lines.map(({ product }) => product))?.url;
  const [known, setKnown] = useState<{ readonly url: string; readonly fits: readonly Product[] }>();
  useEffect(() => {
    if (!url || !cart.open) return;
    const leaving = new AbortController();
    void catalog.product({ locale, url }, leaving.signal).then((answer) => {
      if (answer.ok) setKnown({ url, fits: answer.value.fits ?? [] });
    });
    return () => leaving.abort();
  }, [catalog, cart.open, locale, url]);
  const fits = known && known.url === url ? known.fits : [];
  const offered = fits.filter((product) => saleState(product) === 'sold' && !cart.has(product.productId));
  if (offered.length === 0) return null;
  return (
    <section aria-label={t('cart.accessories')} className="px-5 pt-1 pb-4">
      <h3 className="text-14 text-muted">{t('cart.accessories')}</h3>
      <ul>
        {offered.map((product) => (
          <li key={product.productId} className="flex items-center gap-3 pt-2 text-14">
            <LinePicture image={product.image} />
            <span className="min-w-0 flex-1">{kindOf(product)}</span>
            <span className="price">{money(finalPrice(product))}</span>
            <IconButton
              label={t('tile.addOf', { title: product.title })}
              className="border border-hairline"
              onClick={() => cart.add(product, locale)}
            >
              <Plus className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
});
