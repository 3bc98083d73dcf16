import { useEffect, useMemo } from 'react';
import { productIdsQuery } from '#core/catalog/products/index.ts';
import { readSharedText, type SharedFlaw, type SharedList } from '#core/catalog/sharing/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty, Skeleton } from '#ui/design/primitives/small.tsx';
import { SharedCart } from '#ui/features/purchase/shared-cart/shared-cart.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocation, useNavigate } from '#ui/router/hooks.ts';

export const handle: PageHandle<null> = {
  head: privateHead('handOver.opened', 'handOver.openedHint', '/shared'),
};

/** A list shared by a link: a cart asks before it is added, other lists have their own page. */
export const Component = () => {
  const { hash } = useLocation();
  const isAlive = useHydrated();
  // No server receives the fragment.
  const read = useMemo(() => (isAlive ? readSharedText(hash.slice(1)) : undefined), [isAlive, hash]);
  return (
    <div className="container-page pt-5 pb-12 md:pt-8">
      {!read ? (
        <Waiting />
      ) : !read.ok ? (
        <Refused flaw={read.error} />
      ) : read.value.kind === 'cart' ? (
        <SharedCart key={hash} lines={read.value.lines} />
      ) : (
        <ToItsPage list={read.value} />
      )}
    </div>
  );
};

/** Comparison and favourites have pages that show another visitor's list and ask before taking it over. */
const ToItsPage = ({ list: { kind, lines } }: { readonly list: SharedList }) => {
  const { path } = useLanguage();
  const navigate = useNavigate();
  const address = path(`/${kind}`) + productIdsQuery(lines.map(({ productId }) => productId));
  useEffect(() => {
    void navigate(address, { replace: true });
  }, [address, navigate]);
  return <Waiting />;
};

const Waiting = () => {
  const { t } = useLanguage();
  return (
    <>
      <h1 className="text-28">{t('handOver.opened')}</h1>
      <p className="hidden noscript:block">{t('handOver.noScript')}</p>
      <Skeleton className="mt-6 h-96 max-w-[900px] noscript:hidden" />
    </>
  );
};

const Refused = ({ flaw }: { readonly flaw: SharedFlaw }) => {
  const { t, path } = useLanguage();
  return (
    <>
      <h1 className="text-28">{t('handOver.refused')}</h1>
      <Empty picture={useShell().settings.images.emptyCart} title={t(`handOver.flaw.${flaw}`)}>
        <p className="text-muted">{t(`handOver.remedy.${flaw}`)}</p>
        <ButtonLink kind="secondary" to={path('/')}>
          {t('handOver.toHome')}
        </ButtonLink>
      </Empty>
    </>
  );
};
