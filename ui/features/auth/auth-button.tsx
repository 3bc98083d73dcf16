import { LogIn, LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { visibleParts } from '#core/auth/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useStores } from '#ui/app/stores.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { preloadAuthModal } from './auth-layer.tsx';

/** Signs partners in and out on the showcase; its room is kept until it is known which (rule AUTH-7). */
export const AuthButton = observer(() => {
  const { t } = useLanguage();
  const { vitrina } = useSite();
  const { pathname } = useLocation();
  const { auth } = useStores();
  const { login, logout } = visibleParts({ vitrina, isAuth: auth.isAuth, pathname });
  useEffect(() => {
    if (vitrina) void auth.restore();
  }, [vitrina, auth]);
  if (!login && !logout) return null;
  const Sign = logout ? LogOut : LogIn;
  return (
    <div className="h-11 w-11 shrink-0 desktop:w-32">
      {auth.ready ? (
        // One button for both: the focus that comes back from the modal finds it, whatever it says by then.
        <button
          type="button"
          aria-haspopup={login ? 'dialog' : undefined}
          title={t(logout ? 'auth.logout' : 'auth.login')}
          onPointerEnter={login ? preloadAuthModal : undefined}
          onFocus={login ? preloadAuthModal : undefined}
          onClick={() => (logout ? void auth.logout() : auth.show())}
          className="relative inline-flex size-full items-center justify-center gap-2 rounded-control text-16 font-medium text-ink transition hover:bg-tile"
        >
          <Sign aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
          <span className="sr-only desktop:not-sr-only">{t(logout ? 'auth.logout' : 'auth.login')}</span>
        </button>
      ) : null}
    </div>
  );
});
