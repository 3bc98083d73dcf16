import { observer } from 'mobx-react-lite';
import { LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { Notice } from '#ui/design/primitives/notice.tsx';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { useShowPlacedOrder } from './use-show-placed-order.ts';

/** The provider's answer to the last attempt: new prices, or a refusal. */
export const NoticeOfAttempt = observer(() => {
  const { t, money } = useLanguage();
  const { notice } = useCheckout();
  if (!notice) return null;
  if (notice.kind === 'repriced')
    return (
      <Notice kind="warning" title={t('checkout.repriced')}>
        <p>{t('checkout.repricedText', { total: money(notice.total) })}</p>
      </Notice>
    );
  return (
    <Notice kind="warning" title={t('checkout.refused')}>
      {notice.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <p className="text-muted">{t('checkout.refusedText')}</p>
    </Notice>
  );
});

/** An order went out and no answer came: says so, and asks again safely. Never words it as failed. */
export const UnknownNotice = observer(() => {
  const { t, locale } = useLanguage();
  const { main } = usePhones();
  const checkout = useCheckout();
  const showPlacedOrder = useShowPlacedOrder();
  const asking = checkout.retrying;
  return (
    <Notice kind="question" title={t('checkout.unknown')}>
      <p>{t('checkout.unknownText')}</p>
      <Button
        wide
        className="mt-1"
        aria-disabled={asking}
        onClick={async () => showPlacedOrder(await checkout.retry(locale))}
      >
        {asking ? <LoaderCircle className="size-5 animate-spin" /> : null}
        {t(asking ? 'checkout.asking' : 'checkout.askAgain')}
      </Button>
      {main ? (
        <p>
          {t('checkout.unknownCall')} <PhoneLink phone={main} className="inline-flex min-h-6 items-center" />
        </p>
      ) : null}
    </Notice>
  );
});
