import type { ReactNode } from 'react';
import { useShell } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { useRootMark } from '#ui/design/use-root-mark.ts';
import { LanguageSwitch } from '#ui/features/kernel/language/language-switch.tsx';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { CartButton } from '#ui/features/purchase/cart-panel/cart-button.tsx';
import { CHAT_BUTTON_ROOM } from '#ui/features/site/footer/chat-button-room.ts';
import { Logo } from '#ui/features/site/header/logo.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { CONTENT_ID } from './skip-link.tsx';

/** The frame of a campaign page: no links away except the shop's name, phone, language and cart. */
export const CampaignLayout = ({ children }: { readonly children: ReactNode }) => {
  const { t, path } = useLanguage();
  const { footer } = useShell();
  const { main } = usePhones();
  useRootMark('ownFrame');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-hairline">
        <div className="container-page flex h-14 items-center gap-2 desktop:h-18 desktop:gap-4">
          <Logo />
          {main ? <PhoneLink phone={main} className="ml-auto hidden text-16 sm:inline" /> : null}
          <LanguageSwitch className={main ? 'max-sm:ml-auto' : 'ml-auto'} />
          <CartButton />
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-hairline">
        <div className="container-page">
          <div
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-14 text-muted"
            style={{ paddingRight: CHAT_BUTTON_ROOM }}
          >
            <p>{footer.copyright}</p>
            <p className="flex flex-wrap items-center gap-x-6">
              {main ? <PhoneLink phone={main} className="py-2 text-ink sm:hidden" /> : null}
              <Link to={path('/')} className="py-2 hover:text-ink">
                {t('landing.toShop')}
              </Link>
              <Link to={path('/terms')} className="py-2 hover:text-ink">
                {t('landing.terms')}
              </Link>
            </p>
          </div>
        </div>
      </footer>
    </div>
  );
};
