import { useEffect, useState } from 'react';
import type { PageHandle } from '#ui/app/head.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { HiddenFromCustomers } from '#ui/features/catalog/second-price/hidden-from-customers.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { CodeField } from '#ui/features/purchase/quick-order/code-field.tsx';
import { QuickList } from '#ui/features/purchase/quick-order/quick-list.tsx';
import { useQuickOrderPorts } from '#ui/features/purchase/quick-order/quick-order-ports.ts';
import { QuickOrderStore } from '#ui/features/purchase/quick-order/quick-order-store.ts';
import { useLanguage } from '#ui/i18n/context.ts';

export const handle: PageHandle<null> = {
  head: privateHead('quickOrder.title', 'quickOrder.lead'),
};

export const Component = () => (
  <HiddenFromCustomers>
    <QuickOrder />
  </HiddenFromCustomers>
);

const QuickOrder = () => {
  const { t, locale } = useLanguage();
  const ports = useQuickOrderPorts();
  const cart = useCart();
  const [store] = useState(() => new QuickOrderStore({ ...ports, cart }));
  const [sent, setSent] = useState<readonly string[]>([]);
  const [mended, setMended] = useState(0);
  useEffect(() => void store.start(locale), [store, locale]);
  return (
    <div className="container-page grid gap-x-14 gap-y-8 pt-5 pb-16 md:pt-8 lg:grid-cols-[340px_minmax(0,1fr)] xl:gap-x-20">
      <div className="flex flex-col gap-5 self-start lg:sticky lg:top-[calc(var(--header-height)+24px)]">
        <h1 className="text-28">{t('quickOrder.title')}</h1>
        <CodeField store={store} mended={mended} onSent={setSent} />
      </div>
      <QuickList store={store} sent={sent} onMend={() => setMended((times) => times + 1)} />
    </div>
  );
};
