import { observer } from 'mobx-react-lite';
import type { CartTotals } from '#core/purchase/cart/index.ts';
import { totalsWithDevice } from '#core/purchase/counted-device/index.ts';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useDevice } from './device-context.ts';
import { DeviceWords } from './device-words.tsx';

/** What an order comes to beside its device, under the total that is to be paid (rule TRADEIN-7). */
export const DeviceInTotals = observer(({ totals }: { readonly totals: CartTotals }) => {
  const { t, money } = useLanguage();
  const { MonthlyPayment } = useProductSlots();
  const { loaded } = useDevice();
  if (!loaded) return null;
  const { counted } = loaded.store;
  const beside = counted && totalsWithDevice(totals, counted);
  return (
    <div className="rounded-control bg-promo px-3 py-2.5 text-14 empty:hidden">
      <DeviceWords store={loaded.store} otherwise={null}>
        {beside ? (
          <>
            <p className="text-muted">{t('device.worth', { title: counted.title, amount: money(beside.counted) })}</p>
            <div className="flex flex-wrap items-baseline gap-x-2.5">
              <p className="font-semibold">{t('device.remains', { amount: money(beside.remains) })}</p>
              <MonthlyPayment price={beside.remains} />
            </div>
            <p className="text-12 text-muted">{t('device.paidInFull')}</p>
          </>
        ) : null}
      </DeviceWords>
    </div>
  );
});
