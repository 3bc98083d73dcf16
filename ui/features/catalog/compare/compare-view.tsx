import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { COMPARE_MAX, compareTables, swapCompared, type CompareTable as Table } from '#core/catalog/compare/index.ts';
import { type DescribedProduct, type Product, sortByIds } from '#core/catalog/products/index.ts';
import { Plus } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { Button, ButtonLink } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useKeptFocus } from '#ui/design/use-kept-focus.ts';
import { ChosenHead } from '#ui/features/catalog/chosen/chosen-head.tsx';
import { DiscontinuedProducts } from '#ui/features/catalog/chosen/discontinued-products.tsx';
import { NothingChosen } from '#ui/features/catalog/chosen/nothing-chosen.tsx';
import { OWN_LIST_STATE } from '#ui/features/catalog/chosen/own-list-state.ts';
import { useChosen } from '#ui/features/catalog/chosen/use-chosen.ts';
import { HandOverList } from '#ui/features/catalog/sharing/hand-over-list.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { moverId } from './compare-card.tsx';
import { useCompare } from './compare-context.ts';
import { CompareTable } from './compare-table.tsx';
import { DifferenceSwitch } from './difference-switch.tsx';

interface CompareViewProps {
  /** The products that the address names. */
  readonly named: readonly string[];
  /** Those of them that are still sold. */
  readonly items: readonly DescribedProduct[];
}

const idOf = ({ product }: DescribedProduct): string => product.productId;

/** Compares the products of the address: the visitor's own comparison, or a shared one that can be taken over. */
export const CompareView = observer(({ named, items }: CompareViewProps) => {
  const { t } = useLanguage();
  const compare = useCompare();
  const { whose, ids, home, arrange } = useChosen(compare, '/compare', named);
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const heading = useKeptFocus<HTMLHeadingElement>(ids.length + (whose === 'shared' ? 1 : 0));
  const refocus = useRef<readonly string[]>([]);
  const shown = sortByIds(ids, items, idOf);
  const tables = compareTables(shown);
  const isCompared = tables.some(({ products }) => products.length > 1);
  const gone = ids.filter((id) => named.includes(id) && !shown.some((item) => idOf(item) === id));
  const loading = whose === 'unknown' ? named.length === 0 : ids.some((id) => !named.includes(id));

  useEffect(() => {
    const targets = refocus.current.map((id) => document.getElementById(id));
    refocus.current = [];
    targets.find((target) => target !== null)?.focus();
  });

  const remove = (productId: string) => {
    const own = whose === 'own' ? compare.list.find((product) => product.productId === productId) : undefined;
    if (own) compare.toggle(own);
    else arrange(ids.filter((id) => id !== productId));
  };
  const swap = ({ productId }: Product, neighbour: Product, side: 'left' | 'right') => {
    // A moved button loses the focus; at an end only the way back is left.
    refocus.current = [moverId(productId, side), moverId(productId, side === 'left' ? 'right' : 'left')];
    arrange(swapCompared(ids, productId, neighbour.productId));
  };

  return (
    <>
      <ChosenHead
        title={t('compare.title')}
        count={ids.length}
        empty={ids.length === 0 && !loading}
        heading={heading}
        view={isCompared ? <DifferenceSwitch on={onlyDifferences} onChange={setOnlyDifferences} /> : null}
        hint={whose === 'shared' ? t('compare.sharedHint') : undefined}
      >
        {whose === 'own' && shown.length > 0 ? <HandOverList kind="compare" ids={ids} /> : null}
        {whose === 'shared' ? (
          <>
            <Button kind="secondary" size="sm" onClick={() => compare.take(shown.map(({ product }) => product))}>
              {t(compare.list.length === 0 ? 'compare.keep' : 'compare.replace')}
            </Button>
            {compare.list.length > 0 ? (
              <ButtonLink kind="quiet" size="sm" to={home} state={OWN_LIST_STATE}>
                {t('compare.toOwn')}
              </ButtonLink>
            ) : null}
          </>
        ) : null}
      </ChosenHead>
      <DiscontinuedProducts
        count={gone.length}
        known={whose === 'own' ? compare.list.filter(({ productId }) => gone.includes(productId)) : []}
        onForget={({ productId }) => remove(productId)}
      />
      {ids.length === 0 && !loading ? <NothingChosen list="compare" /> : null}
      {tables.length > 1 ? <p className="mb-6 text-16 text-muted">{t('compare.apart')}</p> : null}
      <div className="flex flex-col gap-14">
        {tables.map((table) => (
          <section key={table.category.url} aria-label={table.category.title} className="relative">
            {tables.length > 1 ? <h2 className="mb-4 text-22 md:text-28">{table.category.title}</h2> : null}
            {table.products.length === 1 ? <AddMore table={table} /> : null}
            <CompareTable
              table={table}
              onlyDifferences={onlyDifferences}
              onRemove={remove}
              onSwap={swap}
              changeOf={(product) => (whose === 'own' ? compare.priceChange(product) : undefined)}
            />
            {table.products.length > 1 && ids.length < COMPARE_MAX ? (
              <>
                <AddMore table={table} />
                <FreeColumn table={table} />
              </>
            ) : null}
          </section>
        ))}
      </div>
      {loading ? <Loading /> : null}
      {whose === 'unknown' && named.length === 0 ? (
        <div className="hidden noscript:block">
          <NothingChosen list="compare" />
        </div>
      ) : null}
    </>
  );
});

/** Room for another product beside the others, where a screen has it. */
const FreeColumn = ({ table: { category } }: { table: Table }) => {
  const { t } = useLanguage();
  return (
    <Link
      to={useListOf(category.url)}
      className="absolute top-0 right-0 hidden aspect-square w-60 flex-col items-center justify-center gap-2 rounded-tile border border-dashed border-hairline text-16 font-medium text-muted transition-colors hover:text-ink xl:flex"
    >
      <Plus className="size-6" />
      {t('compare.addAny')}
    </Link>
  );
};

/** Path of the list that products of a category are chosen from. */
const useListOf = (categoryUrl: string): string => {
  const { path } = useLanguage();
  return path(categoryUrl ? `/${categoryUrl}` : '/produs');
};

/** There is room for another product of the same kind. */
const AddMore = ({ table: { products, category } }: { table: Table }) => {
  const { t } = useLanguage();
  const list = useListOf(category.url);
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${products.length === 1 ? 'mb-6' : 'mt-8 xl:hidden'}`}>
      {products.length === 1 ? <p className="text-16">{t('compare.single')}</p> : null}
      <ButtonLink kind="secondary" to={list}>
        <Plus className="size-5" />
        {t('compare.addAny')}
      </ButtonLink>
    </div>
  );
};

/** The room of the table while it is not known or not there yet. */
const Loading = () => {
  const { t } = useLanguage();
  return (
    <div role="status" className="flex flex-col gap-4 noscript:hidden">
      <span className="sr-only">{t('chosen.loading')}</span>
      <Skeleton className="h-60 max-w-[900px]" />
      <Skeleton className="h-80 max-w-[900px]" />
    </div>
  );
};
