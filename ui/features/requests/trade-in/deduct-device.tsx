import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { newlyOffered } from '#core/purchase/counted-device/index.ts';
import { chosenDevice, type TradeInDraft, type TradeInTerms } from '#core/requests/trade-in/index.ts';
import { Button, ButtonLink } from '#ui/design/primitives/button.tsx';
import { useDevice } from '#ui/features/purchase/counted-device/device-context.ts';
import { DeviceWords } from '#ui/features/purchase/counted-device/device-words.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/**
 * Offers to deduct the chosen device's estimate from the cart, and shows the deducted device; absent when the provider
 * gives no estimates (rule TRADEIN-5).
 */
export const DeductDevice = observer(({ terms, draft }: { terms: TradeInTerms; draft: TradeInDraft }) => {
  const { t, locale, path, money, day } = useLanguage();
  const holder = useDevice();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A failed load is ignored: an offer can be sent without it.
    holder
      .load()
      .then(({ store }) => store.appraise(chosenDevice(terms, draft), locale))
      .catch(() => undefined);
  }, [holder, terms, draft, locale]);
  const store = holder.loaded?.store;
  if (!store) return null;
  const { counted } = store;
  const offered = newlyOffered(store);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 text-14 outline-none not-empty:mt-4">
      {offered ? (
        <div>
          <Button
            wide
            onClick={() => {
              store.countIn();
              box.current?.focus();
            }}
          >
            {t('device.countIn')}
          </Button>
          <p className="mt-1.5 text-muted">{t('device.countInNote', { day: day(offered.until) })}</p>
        </div>
      ) : null}
      <DeviceWords store={store} otherwise={null}>
        {counted ? (
          <>
            <p className="font-semibold">
              {t('device.counted', { title: counted.title, amount: money(counted.worth) })}
            </p>
            <p className="text-muted">{t('device.countedNote', { day: day(counted.until) })}</p>
          </>
        ) : null}
      </DeviceWords>
      {counted ? (
        <ButtonLink kind="secondary" to={path('/produs')} className="self-start">
          {t('device.toGoods')}
        </ButtonLink>
      ) : null}
    </div>
  );
});
