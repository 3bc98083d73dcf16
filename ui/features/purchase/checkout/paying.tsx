import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { NoWrap } from '#ui/design/no-wrap.tsx';
import { OutsideButtonLink } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';

/** The order is placed and its payment page is opening; the link is for when it does not. */
export const Paying = observer(() => {
  const { t, money } = useLanguage();
  const { placed, paymentAddress } = useCheckout();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!placed || !paymentAddress) return null;
  return (
    <div className="flex max-w-[560px] flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-28 outline-none md:text-36">
        <NoWrap text={t('checkout.placed', { number: placed.orderNumber })} part={placed.orderNumber} />
      </h2>
      <p>{t('checkout.paying')}</p>
      <OutsideButtonLink size="lg" href={paymentAddress}>
        {t('checkout.payNow', { total: money(placed.total) })}
      </OutsideButtonLink>
    </div>
  );
});
