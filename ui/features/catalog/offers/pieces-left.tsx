import { type Pieces, shareLeft } from '#core/catalog/offers/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** How many pieces are left, in words and as a bar (rule DAY-4). */
export const PiecesLeft = ({ pieces }: { readonly pieces: Pieces }) => {
  const { t, count } = useLanguage();
  const { left, total } = pieces;
  return (
    <div>
      <p className="flex justify-between gap-4 text-14">
        <span className="font-semibold">{t('dayOffer.left', { count: left, shown: count(left) })}</span>
        <span className="text-muted">{t('dayOffer.total', { count: total, shown: count(total) })}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-hairline">
        <div className="h-full rounded-full bg-accent" style={{ width: `${shareLeft(pieces)}%` }} />
      </div>
    </div>
  );
};
