import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useRevalidator } from '#ui/router/hooks.ts';
import { useAuth } from './auth-context.ts';
import { AuthForm } from './auth-form.tsx';

/** Where a partner signs in by login and password without leaving the page. */
export const AuthModal = observer(() => {
  const { t } = useLanguage();
  const { isOpen, hide } = useAuth();
  return (
    <Dialog open={isOpen} onClose={hide} label={t('auth.title')}>
      <Inside />
    </Dialog>
  );
});

const Inside = observer(() => {
  const { t } = useLanguage();
  const { ended, hide } = useAuth();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser would give the focus to the cross; the words tell where one is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="overflow-y-auto overscroll-contain p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="pt-1 text-28 outline-none">
          {t('auth.title')}
        </h2>
        <CrossButton label={t('common.close')} className="-mt-1 -mr-2" onClick={hide} />
      </div>
      <p className="mt-2 mb-5 text-muted text-pretty">{t(ended ? 'auth.ended' : 'auth.lead')}</p>
      {/* What the page could not load without a session is asked for again. */}
      <AuthForm onSignedIn={() => void revalidate()} />
    </div>
  );
});
