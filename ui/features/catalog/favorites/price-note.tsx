import type { PriceChange } from '#core/catalog/favorites/index.ts';
import { TrendingDown, TrendingUp } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

const looks = {
  cheaper: { icon: TrendingDown, colour: 'text-positive font-medium' },
  dearer: { icon: TrendingUp, colour: 'text-muted' },
} as const;
const room = 'mb-3 min-h-8 min-[480px]:min-h-10';

/** How much cheaper or dearer a favourite has become; its room is kept while that is unknown (rule FAVORITE-3). */
export const PriceNote = ({ change }: { change: PriceChange | undefined }) => {
  const { t, money } = useLanguage();
  if (!change) return <p className={room} />;
  const { icon: Icon, colour } = looks[change.kind];
  return (
    <p className={`flex items-start gap-1.5 text-12 min-[480px]:text-14 ${room} ${colour}`}>
      <Icon aria-hidden="true" className="mt-0.5 hidden size-4 shrink-0 min-[480px]:block" />
      {t(`favorites.${change.kind}`, { amount: money(change.by) })}
    </p>
  );
};
