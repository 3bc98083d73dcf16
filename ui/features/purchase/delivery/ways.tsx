import type { ReactNode } from 'react';
import { DEFAULT_REGION, type DeliveryType, type Region, type Shop } from '#core/purchase/delivery/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { Promised } from './promised.tsx';
import { useTermWords } from './use-term-words.ts';

/** Delivery methods: lowest fee and delivery days of an order placed now. */
export const Ways = ({ regions, shops }: { regions: readonly Region[]; shops: readonly Shop[] }) => {
  const { t, money, path } = useLanguage();
  const terms = useTermWords();
  const home = regions.find(({ regionId }) => regionId === DEFAULT_REGION);
  const elsewhere = regions.find(({ regionId }) => regionId !== DEFAULT_REGION);
  const from = (region: Region | undefined, type: DeliveryType): string | undefined => {
    const fee = region?.fees?.[type];
    return fee && t('fees.from', { amount: money(fee.from) });
  };
  return (
    <ul className="mb-12 grid gap-x-10 border-t border-hairline sm:grid-cols-2 md:mb-16 xl:grid-cols-4 xl:border-b">
      <Way title={t('fees.standard')} price={from(home, 'standard')} term={terms?.kishinev}>
        <Promised sentence regionId={DEFAULT_REGION} type="standard" />
      </Way>
      <Way title={t('fees.express')} price={from(home, 'express')} term={terms?.express}>
        <Promised sentence regionId={DEFAULT_REGION} type="express" />
      </Way>
      <Way title={t('fees.elsewhere')} price={from(elsewhere, 'standard')} term={terms?.elsewhere}>
        <Promised sentence regionId={elsewhere?.regionId ?? ''} type="standard" />
      </Way>
      <Way title={t('fees.pickup')} price={t('fees.free')} term={terms?.pickup}>
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
  /** Delivery time. */
  readonly term: string | undefined;
  readonly children: ReactNode;
}

const Way = ({ title, price, term, children }: WayProps) => (
  <li className="border-b border-hairline py-5 xl:border-b-0">
    <h2 className="text-16 font-medium">{title}</h2>
    {price ? <p className="price mt-1 text-28">{price}</p> : null}
    {term ? <p className="mt-1 text-14 text-muted">{term}</p> : null}
    <div className="mt-1 min-h-5 text-14">{children}</div>
  </li>
);
