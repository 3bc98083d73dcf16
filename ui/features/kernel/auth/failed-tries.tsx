import { observer } from 'mobx-react-lite';
import { TriangleAlert } from '#ui/design/icons/index.tsx';
import { CrossButton } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useAuth } from './auth-context.ts';

/** Tells a partner, until it is closed, that others have tried to sign in with their login (rule AUTH-15). */
export const FailedTries = observer(() => {
  const { t } = useLanguage();
  const { failedTries, dismissFailedTries } = useAuth();
  return (
    <section
      role="status"
      className="fixed inset-x-3 bottom-[calc(var(--bar-height)+var(--buy-bar-height)+12px)] z-40 mx-auto flex max-w-[560px] items-start gap-3 rounded-tile bg-surface py-3 pr-1 pl-4 text-14 shadow-layer print:hidden desktop:bottom-6"
    >
      <TriangleAlert className="size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('auth.failedTries', { count: failedTries })}</p>
        <p className="text-muted">{t('auth.failedTriesAdvice')}</p>
      </div>
      <CrossButton label={t('common.close')} className="-mt-2" onClick={dismissFailedTries} />
    </section>
  );
});
