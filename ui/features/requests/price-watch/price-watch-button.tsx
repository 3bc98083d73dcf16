import { Suspense, useState } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { BellRing } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const PriceWatchDialog = lazyPart(() => import('./price-watch-dialog.tsx'), 'PriceWatchDialog');

/** Opens the request to be notified when a product costs less. */
export const PriceWatchButton = ({ product }: { readonly product: Product }) => {
  const { t } = useLanguage();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" className="self-start" onClick={() => setPresses(presses + 1)}>
        <BellRing className="size-5" />
        {t('priceWatch.open')}
      </Button>
      {presses > 0 ? (
        <Suspense>
          <PriceWatchDialog product={product} presses={presses} />
        </Suspense>
      ) : null}
    </>
  );
};
