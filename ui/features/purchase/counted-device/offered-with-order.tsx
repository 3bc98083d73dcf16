import type { OfferedDevice } from '#core/purchase/counted-device/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** The device offered with an order; nothing without one (rule TRADEIN-8). */
export const OfferedWithOrder = ({ offered }: { readonly offered: OfferedDevice | undefined }) => {
  const { t, money } = useLanguage();
  return offered ? (
    <div className="rounded-control bg-promo px-3 py-2.5 text-14">
      <p className="font-medium">{t('device.offered', { device: offered.device, amount: money(offered.worth) })}</p>
      <p className="text-muted">{t('device.offeredNote')}</p>
    </div>
  ) : null;
};
