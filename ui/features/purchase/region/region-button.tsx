import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DEFAULT_REGION } from '#core/purchase/delivery/index.ts';
import { MapPin } from '#ui/design/icons/index.tsx';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useRegion } from './region-context.ts';
import { RegionDialog } from './region-layer.tsx';

/** Name of the chosen place: the default one in the first render, and until the regions have come. For observers. */
const usePlace = (): string => {
  const { t, locale } = useLanguage();
  const checkout = useCheckout();
  const delivery = useDelivery();
  const region = useRegion();
  const elsewhere = checkout.draft.regionId !== DEFAULT_REGION;
  useEffect(() => {
    if (elsewhere) void delivery.load(locale);
  }, [elsewhere, delivery, locale]);
  return region.label ?? (elsewhere ? '…' : t('product.kishinev'));
};

const look = {
  /** Of the header: its width is set, so that nothing moves when the remembered place is read. */
  header:
    '-mr-2 h-11 w-[8rem] shrink-0 items-center gap-1.5 rounded-control px-1 text-14 font-medium text-muted transition hover:text-ink noscript:invisible',
  /** Of the mobile menu. */
  menu: 'min-h-12 w-full items-center gap-4 rounded-control text-16 font-medium -outline-offset-2 noscript:hidden',
} as const;

interface RegionButtonProps {
  readonly place: keyof typeof look;
  readonly className?: string;
}

/** Says where orders are delivered to, and opens the choice of it. */
export const RegionButton = observer(({ place, className = 'flex' }: RegionButtonProps) => {
  const { t } = useLanguage();
  const region = useRegion();
  const name = usePlace();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // In the menu what is read says it already.
      aria-label={place === 'menu' ? undefined : t('region.button', { place: name })}
      title={t('region.title')}
      onPointerEnter={RegionDialog.prefetch}
      onFocus={RegionDialog.prefetch}
      onClick={region.show}
      className={`${look[place]} ${className}`}
    >
      <MapPin className={place === 'menu' ? 'size-6 shrink-0' : 'size-4.5 shrink-0'} strokeWidth={1.75} />
      {place === 'menu' ? <span className="flex-1 text-left">{t('region.label')}</span> : null}
      <span className={`truncate ${place === 'menu' ? 'text-muted' : ''}`}>{name}</span>
    </button>
  );
});
