import { observer } from 'mobx-react-lite';
import { LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { Notice } from '#ui/design/primitives/notice.tsx';
import type { AnyForm } from '#ui/features/kernel/forms/form-store.ts';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface RequestNoticeProps {
  readonly form: AnyForm;
  /** Replaces the words of a refusal; the provider's own words follow the shop's otherwise. */
  readonly declined?: { readonly title: string; readonly text: string };
}

/** The last answer unless accepted: refused, or unknown with a safe retry. */
export const RequestNotice = observer(({ form, declined }: RequestNoticeProps) => {
  const { t } = useLanguage();
  const { main } = usePhones();
  const { phase, retrying, refused } = form;
  if (refused)
    return (
      <Notice kind="warning" title={declined?.title ?? t('leads.refused')}>
        {refused.map((message) => (
          <p key={message}>{message}</p>
        ))}
        <p className={declined ? undefined : 'text-muted'}>{declined?.text ?? t('leads.refusedText')}</p>
      </Notice>
    );
  if (phase !== 'unknown' && !retrying) return null;
  return (
    <Notice kind="question" title={t('leads.unknown')}>
      <p>{t('leads.unknownText')}</p>
      <Button wide className="mt-1" aria-disabled={retrying} onClick={() => void form.retry()}>
        {retrying ? <LoaderCircle className="size-5 animate-spin" /> : null}
        {t(retrying ? 'leads.asking' : 'leads.askAgain')}
      </Button>
      {main ? (
        <p>
          {t('leads.unknownCall')} <PhoneLink phone={main} className="inline-flex min-h-6 items-center" />
        </p>
      ) : null}
    </Notice>
  );
});
