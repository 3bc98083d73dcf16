import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#core/catalog/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useStores } from '#ui/app/stores.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Hands the product's own address on; when it cannot, says where to take it from. */
export const ShareButton = ({ product: { title, url } }: { product: Pick<Product, 'title' | 'url'> }) => {
  const { t, path } = useLanguage();
  const { origin } = useSite();
  const { shareLink } = useStores();
  const [failed, setFailed] = useState(false);
  const share = async () => {
    const outcome = await shareLink({ title, url: origin + path(`/product/${url}`) });
    setFailed(outcome === 'failed');
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void share()}
        className="-mx-2 inline-flex h-8 items-center gap-1.5 rounded-control px-2 text-14 text-muted transition hover:bg-tile hover:text-ink pointer-coarse:h-11 noscript:hidden"
      >
        <Share2 aria-hidden="true" className="size-4" />
        {t('sharing.share')}
      </button>
      <span role="status" className="text-14 text-danger empty:hidden">
        {failed ? t('sharing.failed') : null}
      </span>
    </>
  );
};
