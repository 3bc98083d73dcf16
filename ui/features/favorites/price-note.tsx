import { TrendingDown, TrendingUp } from 'lucide-react';
import type { PriceChange } from '#core/favorites/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const looks = {
  cheaper: { icon: TrendingDown, colour: 'text-positive font-medium' },
  dearer: { icon: TrendingUp, colour: 'text-muted' },
} as const;

/** How much cheaper or dearer a favourite has become; its room is kept while that is unknown (rule FAVORITE-3). */
export const PriceNote = ({ change }: { change: PriceChange | undefined }) => {
  const { t, money } = useLanguage();
  if (!change) return <p className="mb-3 min-h-10" />;
  const { icon: Icon, colour } = looks[change.kind];
  return (
    <p className={`mb-3 flex min-h-10 items-start gap-1.5 text-14 text-pretty ${colour}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(`favorites.${change.kind}`, { amount: money(change.by) })}
    </p>
  );
};
