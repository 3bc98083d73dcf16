import type { Promotion } from '#core/catalog/offers/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { PastPromotion } from './promotion-card.tsx';

/** Past promotions; nothing when there are none. */
export const PastPromotions = ({ promotions }: { readonly promotions: readonly Promotion[] }) => {
  const { t } = useLanguage();
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="past-promotions" className="mt-16">
      <h2 id="past-promotions" className="mb-2 text-22">
        {t('promotions.finished')}
      </h2>
      <ul className="grid gap-x-8 border-t border-hairline md:grid-cols-2 xl:grid-cols-3">
        {promotions.map((promotion) => (
          <li key={promotion.url} className="border-b border-hairline">
            <PastPromotion promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
};
