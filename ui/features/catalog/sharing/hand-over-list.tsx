import { RETAIL } from '#core/catalog/products/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { HandOverButton } from './hand-over-button.tsx';

interface HandOverListProps {
  readonly kind: 'compare' | 'favorites';
  /** Its products, in their order. */
  readonly ids: readonly string[];
}

/** Gives a comparison or favourites on. */
export const HandOverList = ({ kind, ids }: HandOverListProps) => {
  const { t } = useLanguage();
  const { origin } = useSite();
  const lines = ids.map((productId) => ({ productId, count: 1, tier: RETAIL }));
  return (
    <HandOverButton
      list={{ kind, receivers: [{ name: '', origin, lines }] }}
      label={t('sharing.share')}
      // Its words, not its room, stand below the heading.
      className="-ml-3"
    />
  );
};
