import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DEFAULT_REGION, type DeliveryType, type Region, type Shop } from '#core/purchase/delivery/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { usePromiseWords } from './use-promise-words.ts';

interface WaysProps {
  readonly regions: readonly Region[];
  readonly shops: readonly Shop[];
}

/** The ways in which an order comes: what the cheapest costs and when goods ordered now are there. */
export const Ways = ({ regions, shops }: WaysProps) => {
  const { t, money, path } = useLanguage();
  const home = regions.find(({ regionId }) => regionId === DEFAULT_REGION);
  const elsewhere = regions.find(({ regionId }) => regionId !== DEFAULT_REGION);
  const from = (region: Region | undefined, type: DeliveryType): string | undefined => {
    const fee = region?.fees?.[type];
    return fee && t('fees.from', { amount: money(fee.from) });
  };
  return (
    <ul className="mb-12 grid gap-x-10 border-t border-hairline sm:grid-cols-2 md:mb-16 xl:grid-cols-4 xl:border-b">
      <Way title={t('fees.standard')} price={from(home, 'standard')} term={t('fees.termKishinev')}>
        <Promised regionId={DEFAULT_REGION} type="standard" />
      </Way>
      <Way title={t('fees.express')} price={from(home, 'express')} term={t('fees.termExpress')}>
        <Promised regionId={DEFAULT_REGION} type="express" />
      </Way>
      <Way title={t('fees.elsewhere')} price={from(elsewhere, 'standard')} term={t('fees.termElsewhere')}>
        <Promised regionId={elsewhere?.regionId ?? ''} type="standard" />
      </Way>
      <Way title={t('fees.pickup')} price={t('fees.free')} term={t('fees.termPickup')}>
        {shops.length > 0 ? (
          <Link to={path('/contacts')} className="text-link underline underline-offset-4">
            {t('fees.shops', { count: shops.length })}
          </Link>
        ) : null}
      </Way>
    </ul>
  );
};

interface WayProps {
  readonly title: string;
  readonly price: string | undefined;
  readonly term: string;
  readonly children: ReactNode;
}

const Way = ({ title, price, term, children }: WayProps) => (
  <li className="border-b border-hairline py-5 xl:border-b-0">
    <h2 className="text-16 font-medium">{title}</h2>
    {price ? <p className="price mt-1 text-28">{price}</p> : null}
    <p className="mt-1 text-14 text-muted">{term}</p>
    <div className="mt-1 min-h-5 text-14">{children}</div>
  </li>
);

/** When goods ordered now come; its line is there before the page is alive. */
const Promised = observer(({ regionId, type }: { regionId: string; type: DeliveryType }) => {
  const { t } = useLanguage();
  const when = usePromiseWords()({ regionId, type });
  return when ? t('promise.of', { when }) : null;
});
