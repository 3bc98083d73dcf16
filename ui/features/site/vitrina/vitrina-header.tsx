import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { HeaderSearch } from '#ui/features/catalog/search/header-search.tsx';
import { MobileSearch } from '#ui/features/catalog/search/mobile-search.tsx';
import { ScanButton, ScanLayer } from '#ui/features/catalog/search/scan-button.tsx';
import { useGlobalCodeSearch } from '#ui/features/catalog/search/use-global-code-search.ts';
import { CustomerViewSwitch } from '#ui/features/catalog/second-price/customer-view-switch.tsx';
import { AuthButton } from '#ui/features/kernel/auth/auth-button.tsx';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { LanguageSwitch } from '#ui/features/kernel/language/language-switch.tsx';
import { CartButton } from '#ui/features/purchase/cart-panel/cart-button.tsx';
import { Logo } from '#ui/features/site/header/logo.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { VitrinaSections } from './vitrina-sections.tsx';

/** The vitrina's header: a row of links that scrolls away, and a search that stays in view on high enough screens. */
export const VitrinaHeader = observer(() => {
  const { t } = useLanguage();
  const { cart, mobileBar } = useVisibleParts();
  const [scanning, setScanning] = useState(false);
  const scan = () => setScanning(true);
  useGlobalCodeSearch();
  return (
    <header className="print:hidden sticky -top-14 z-40 border-b border-hairline bg-surface desktop:-top-11 short:static">
      <div className="container-page flex h-14 items-center gap-1 desktop:h-11 desktop:gap-3">
        <div className="desktop:hidden">
          <Logo />
        </div>
        <span className="hidden rounded-full border border-hairline px-2.5 text-12 text-muted desktop:block">
          {t('vitrina.name')}
        </span>
        <VitrinaSections />
        <LanguageSwitch className="ml-auto" />
        <AuthButton />
      </div>
      <div className="container-page flex h-14 items-center gap-2 pb-2 desktop:h-16 desktop:gap-6 desktop:pb-0">
        <div className="hidden desktop:block">
          <Logo />
        </div>
        <HeaderSearch className="hidden min-w-0 flex-1 desktop:flex">
          <ScanButton className="text-muted hover:text-ink" onOpen={scan} />
        </HeaderSearch>
        <MobileSearch className="flex-1 desktop:hidden" onScan={scan} />
        <ScanButton className="bg-tile desktop:hidden" onOpen={scan} />
        <CustomerViewSwitch />
        {cart ? <CartButton inBar={mobileBar} /> : null}
      </div>
      <ScanLayer open={scanning} onClose={() => setScanning(false)} />
    </header>
  );
});
