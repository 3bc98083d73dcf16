import { useState } from 'react';
import { useSite } from '#ui/app/site.ts';
import { Share2 } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useShareLink } from './share-link-context.ts';

interface ShareButtonProps {
  readonly title: string;
  /** Path without language prefix, with its query if it has one. */
  readonly address: string;
}

/** Hands an address of the shop on; when it cannot, says where to take it from. */
export const ShareButton = ({ title, address }: ShareButtonProps) => {
  const { t, path } = useLanguage();
  const { origin } = useSite();
  const shareLink = useShareLink();
  const [failed, setFailed] = useState(false);
  const share = async () => {
    const outcome = await shareLink({ title, url: origin + path(address) });
    setFailed(outcome === 'failed');
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void share()}
        className="inline-flex h-9 items-center gap-2 rounded-control px-3 text-14 font-medium transition hover:bg-tile pointer-coarse:h-11 noscript:hidden"
      >
        <Share2 className="size-5" strokeWidth={1.75} />
        <span className="max-sm:sr-only">{t('sharing.share')}</span>
      </button>
      <span role="status" className="self-center px-3 text-14 text-danger empty:hidden">
        {failed ? t('sharing.failed') : null}
      </span>
    </>
  );
};
