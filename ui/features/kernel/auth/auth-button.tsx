import { observer } from 'mobx-react-lite';
import { LogIn, LogOut } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useAuth } from './auth-context.ts';
import { AuthModal } from './auth-layer.tsx';
import { useVisibleParts } from './use-parts.ts';

/** Signs partners in and out in the vitrina (rule AUTH-7). */
export const AuthButton = observer(() => {
  const { t, locale } = useLanguage();
  const auth = useAuth();
  const { login, logout } = useVisibleParts();
  if (!login && !logout) return null;
  const Sign = logout ? LogOut : LogIn;
  return (
    // One button for both states, so that the modal can return the focus to it.
    <button
      type="button"
      aria-haspopup={login ? 'dialog' : undefined}
      title={t(logout ? 'auth.logout' : 'auth.login')}
      onPointerEnter={login ? AuthModal.prefetch : undefined}
      onFocus={login ? AuthModal.prefetch : undefined}
      onClick={() => (logout ? void auth.logout(locale) : auth.show())}
      className="inline-flex h-11 shrink-0 items-center justify-center gap-2 rounded-control px-2.5 text-14 font-medium text-ink transition -outline-offset-2 hover:bg-tile"
    >
      <Sign className="size-6 shrink-0" strokeWidth={1.75} />
      <span className="sr-only xl:not-sr-only">{t(logout ? 'auth.logout' : 'auth.login')}</span>
    </button>
  );
});
