import { useState } from 'react';
import { shownMdl } from '#core/kernel/shared/index.ts';
import { DEFAULT_REGION, type FeeRange, findRegions, type Region, type Shop } from '#core/purchase/delivery/index.ts';
import { Search } from '#ui/design/icons/index.tsx';
import { useHydrated } from '#ui/design/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useTermWords } from './use-term-words.ts';

interface FeeTableProps {
  readonly regions: readonly Region[];
  readonly shops: readonly Shop[];
}

/** What delivery costs and how long it takes in every region; narrowed as one types (rule DELIVERY-12). */
export const FeeTable = ({ regions, shops }: FeeTableProps) => {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const alive = useHydrated();
  const terms = useTermWords();
  const priced = regions.filter(({ fees }) => fees?.standard);
  if (priced.length === 0) return null;
  const found = findRegions(priced, text);
  return (
    <section aria-labelledby="fees">
      <h2 id="fees" className="text-22 md:text-28">
        {t('fees.title')}
      </h2>
      <p className="mt-2 max-w-[60ch] text-pretty text-muted">{t('fees.lead')}</p>
      <div className="relative mt-5 max-w-[440px] noscript:hidden">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-5 text-muted" />
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
        {text.trim() === '' ? '' : found.length > 0 ? t('fees.found', { count: found.length }) : t('fees.nothing')}
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
            {found.map((region) => (
              <RegionRow
                key={region.regionId}
                region={region}
                shops={shops.filter(({ regionId }) => regionId === region.regionId)}
              />
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
};

const RegionRow = ({ region, shops }: { region: Region; shops: readonly Shop[] }) => {
  const { t } = useLanguage();
  const { regionId, label, fees } = region;
  const isHome = regionId === DEFAULT_REGION;
  const terms = useTermWords();
  const term = isHome ? terms?.kishinev : terms?.elsewhere;
  return (
    <tr className="border-t border-hairline align-top">
      <th scope="row" className="py-3 pr-4 font-medium">
        {label}
        {shops.length > 0 ? (
          <span className="block text-14 font-normal text-muted">{t('fees.pickupHere', { count: shops.length })}</span>
        ) : null}
        {term ? <span className="block text-14 font-normal text-muted sm:hidden">{term}</span> : null}
      </th>
      {term ? (
        <td className="py-3 pr-4 text-muted max-sm:hidden">
          {term}
          {isHome ? <span className="block text-14">{t('fees.expressTerm')}</span> : null}
        </td>
      ) : null}
      <td className="py-3 text-right tabular-nums">
        {fees?.standard ? <Range range={fees.standard} /> : null}
        {fees?.express ? (
          <span className="block text-14 text-muted">
            {t('fees.expressFee')} <Range range={fees.express} />
          </span>
        ) : null}
      </td>
    </tr>
  );
};

/** `60–440 MDL`, or one sum when there is no other. */
const Range = ({ range: { from, to } }: { range: FeeRange }) => {
  const { count, money } = useLanguage();
  return <span className="whitespace-nowrap">{from === to ? money(to) : `${count(shownMdl(from))}–${money(to)}`}</span>;
};
