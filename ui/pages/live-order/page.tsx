import { observer } from 'mobx-react-lite';
import { LIVE_ORDER } from '#core/kernel/locale/index.ts';
import type { OrderDelivery } from '#core/purchase/checkout/index.ts';
import { readLinkKey } from '#core/purchase/live-order/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { SearchX } from '#ui/design/icons/index.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { LiveOrder } from '#ui/features/purchase/live-order/live-order.tsx';
import { MapLinks } from '#ui/features/requests/contacts/map-links.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocation } from '#ui/router/hooks.ts';

export const handle: PageHandle<null> = {
  head: privateHead('live.title', 'live.lead', LIVE_ORDER),
};

/** An order followed by its private link, whose key is in the fragment. */
export const Component = () => {
  const { hash } = useLocation();
  const isAlive = useHydrated();
  const linkKey = readLinkKey(hash);
  return (
    <div className="container-page py-10 sm:py-14 print:p-0">
      {!isAlive ? (
        <Waiting />
      ) : linkKey === undefined ? (
        <Nowhere />
      ) : (
        <LiveOrder
          key={linkKey}
          linkKey={linkKey}
          mapOf={(delivery) => <WhereOnMap delivery={delivery} />}
          nowhere={<Nowhere />}
        />
      )}
    </div>
  );
};

/** The way to the pick-up shop. */
const WhereOnMap = observer(({ delivery }: { readonly delivery: OrderDelivery }) => {
  const { shops } = useDelivery();
  const { method, place, shopId } = delivery;
  const shop = shops.find((known) => known.shopId === shopId);
  if (method !== 'pickup' || (!shop && place === '')) return null;
  return <MapLinks place={shop ?? place} name={shop?.title ?? place} />;
});

const Waiting = () => {
  const { t } = useLanguage();
  return (
    <div className="flex max-w-[560px] flex-col gap-5">
      <h1 className="text-28 md:text-36">{t('live.title')}</h1>
      <p className="hidden noscript:block">{t('live.noScript')}</p>
      <Skeleton className="h-96 w-full noscript:hidden" />
    </div>
  );
};

/** The link is incomplete or its order is gone. */
const Nowhere = () => {
  const { t, path } = useLanguage();
  return (
    <div className="flex max-w-[560px] flex-col items-start gap-4">
      <SearchX className="size-10" strokeWidth={1.25} />
      <h1 className="text-28 md:text-36">{t('live.none')}</h1>
      <p>{t('live.noneText')}</p>
      <ButtonLink kind="secondary" to={path('/order')}>
        {t('live.byNumber')}
      </ButtonLink>
    </div>
  );
};
