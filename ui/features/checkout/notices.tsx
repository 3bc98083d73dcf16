import { CircleHelp, LoaderCircle, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStores } from '#ui/app/stores.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { usePhones } from '#ui/features/campaign/use-phones.ts';
import { PhoneLink } from '#ui/features/footer/phone-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLeadOn } from './use-lead-on.ts';

/** A message that takes the focus when it comes, so that nobody misses it. */
const Notice = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-tile bg-promo p-4 text-14 not-last:mb-4"
    >
      {icon}
      <p className="text-16 font-semibold">{title}</p>
      <div className="col-start-2 flex flex-col gap-2 break-words">{children}</div>
    </div>
  );
};

/** What the provider said of the last attempt: other prices, or why it cannot take the order. */
export const NoticeOfAttempt = observer(() => {
  const { t, money } = useLanguage();
  const { notice } = useStores().checkout;
  if (!notice) return null;
  const icon = <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 text-warning" />;
  if (notice.kind === 'repriced')
    return (
      <Notice icon={icon} title={t('checkout.repriced')}>
        <p>{t('checkout.repricedText', { total: money(notice.total) })}</p>
      </Notice>
    );
  return (
    <Notice icon={icon} title={t('checkout.refused')}>
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
  const { checkout } = useStores();
  const leadOn = useLeadOn();
  const asking = checkout.retrying;
  return (
    <Notice icon={<CircleHelp aria-hidden="true" className="mt-0.5 size-5" />} title={t('checkout.unknown')}>
      <p>{t('checkout.unknownText')}</p>
      <Button wide className="mt-1" aria-disabled={asking} onClick={async () => leadOn(await checkout.retry(locale))}>
        {asking ? <LoaderCircle aria-hidden="true" className="size-5 animate-spin" /> : null}
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
