import { useState } from 'react';
import { clean } from '#core/kernel/shared/index.ts';
import { findRegions, type Region, regionsByFees, type Shop } from '#core/purchase/delivery/index.ts';
import { Search } from '#ui/design/icons/index.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { RegionRow, SameFeesRow } from './region-rows.tsx';
import { useTermWords } from './use-term-words.ts';

/**
 * Fees and delivery times, one row for equal regions (rule DELIVERY-18), filtered by the typed region (rule
 * DELIVERY-12).
 */
export const FeeTable = ({ regions, shops }: { regions: readonly Region[]; shops: readonly Shop[] }) => {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const alive = useHydrated();
  const terms = useTermWords();
  const priced = regions.filter(({ fees }) => fees?.standard);
  if (priced.length === 0) return null;
  const isSearched = clean(text) !== '';
  const found = findRegions(priced, text);
  const groups = isSearched ? found.map((region) => [region]) : regionsByFees(found);
  return (
    <section aria-labelledby="fees">
      <h2 id="fees" className="text-22 md:text-28">
        {t('fees.title')}
      </h2>
      <p className="mt-2 max-w-[60ch] text-pretty text-muted">{t('fees.lead')}</p>
      <div className="relative mt-5 max-w-[440px] noscript:hidden print:hidden">
        <Search className="pointer-events-none absolute top-3.5 left-3 size-5 text-muted" />
        <input
          type="search"
          aria-label={t('fees.search')}
          placeholder={t('fees.searchPlaceholder')}
          autoComplete="off"
          maxLength={60}
          disabled={!alive}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-12 w-full appearance-none rounded-control border border-field bg-raised pr-3 pl-10 text-16 transition placeholder:text-muted hover:border-muted"
        />
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-6 text-muted'}>
        {!isSearched ? '' : found.length > 0 ? t('fees.found', { count: found.length }) : t('fees.nothing')}
      </p>
      {found.length > 0 ? (
        <table className="mt-4 w-full border-collapse text-left">
          <thead className="text-14 text-muted">
            <tr>
              <th scope="col" className="py-2.5 pr-4 font-medium">
                {t('fees.region')}
              </th>
              {terms ? (
                <th scope="col" className="py-2.5 pr-4 font-medium max-sm:hidden">
                  {t('fees.term')}
                </th>
              ) : null}
              <th scope="col" className="py-2.5 text-right font-medium">
                {t('fees.fee')}
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => {
              const [first] = group;
              if (!first) return null;
              return group.length === 1 ? (
                <RegionRow key={first.regionId} region={first} shops={shops} />
              ) : (
                <SameFeesRow key={first.regionId} regions={group} shops={shops} />
              );
            })}
          </tbody>
        </table>
      ) : null}
    </section>
  );
};
