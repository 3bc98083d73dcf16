import type { ReactNode } from 'react';
import { shownMdl } from '#core/kernel/shared/index.ts';
import { DEFAULT_REGION, type FeeRange, type Region, type Shop } from '#core/purchase/delivery/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useTermWords } from './use-term-words.ts';

/** What bringing goods to one region costs. */
export const RegionRow = ({ region, shops }: { region: Region; shops: readonly Shop[] }) => {
  const { t } = useLanguage();
  const terms = useTermWords();
  const isHome = region.regionId === DEFAULT_REGION;
  const here = shops.filter(({ regionId }) => regionId === region.regionId);
  return (
    <Row
      name={region.label}
      region={region}
      term={isHome ? terms?.kishinev : terms?.elsewhere}
      expressTerm={isHome ? t('fees.expressTerm') : undefined}
    >
      {here.length > 0 ? (
        <span className="block text-14 font-normal text-muted">{t('fees.pickupHere', { count: here.length })}</span>
      ) : null}
    </Row>
  );
};

interface SameFeesRowProps {
  /** At least two. */
  readonly regions: readonly Region[];
  readonly shops: readonly Shop[];
}

/** One row for many regions where everything costs the same: how many they are, and which on demand. */
export const SameFeesRow = ({ regions, shops }: SameFeesRowProps) => {
  const { t } = useLanguage();
  const terms = useTermWords();
  const [first] = regions;
  const withShops = regions.filter(({ regionId }) => shops.some((shop) => shop.regionId === regionId));
  if (!first) return null;
  return (
    <Row name={t('fees.others', { count: regions.length })} region={first} term={terms?.elsewhere}>
      {withShops.length > 0 ? (
        <span className="block text-14 font-normal text-muted">
          {t('fees.pickupIn', { places: withShops.map(({ label }) => label).join(', ') })}
        </span>
      ) : null}
      <details className="group mt-1 font-normal">
        <summary className="flex min-h-6 w-fit items-center gap-1 text-14 font-medium text-link pointer-coarse:min-h-11 print:hidden">
          {t('fees.which')}
          <ChevronDown className="size-4 transition group-open:rotate-180" />
        </summary>
        <span className="mt-2 block max-w-[60ch] columns-2 gap-6 text-14 text-muted">
          {regions.map(({ regionId, label }) => (
            <span key={regionId} className="block py-0.5">
              {label}
            </span>
          ))}
        </span>
      </details>
    </Row>
  );
};

interface RowProps {
  readonly name: string;
  readonly region: Region;
  readonly term: string | undefined;
  readonly expressTerm?: string | undefined;
  readonly children: ReactNode;
}

const Row = ({ name, region: { fees }, term, expressTerm, children }: RowProps) => {
  const { t } = useLanguage();
  return (
    <tr className="border-t border-hairline align-top">
      <th scope="row" className="py-3 pr-4 font-medium">
        {name}
        {term ? <span className="block text-14 font-normal text-muted sm:hidden">{term}</span> : null}
        {children}
      </th>
      {term ? (
        <td className="py-3 pr-4 text-muted max-sm:hidden">
          {term}
          {expressTerm ? <span className="block text-14">{expressTerm}</span> : null}
        </td>
      ) : null}
      <td className="py-3 text-right">
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
