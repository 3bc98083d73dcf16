import type { Shop } from '#core/purchase/delivery/index.ts';
import { shopPlaces } from '#core/requests/contacts/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { BORDER_PATH, MAP_HEIGHT, MAP_WIDTH, onMap, RIVER_PATH } from './country.ts';
import { LETTER, labelsOf } from './map-labels.ts';
import { shopAnchor } from './shop-anchor.ts';

/** Radius of a pin, of a pin for several shops, and of its press target, in units of the map. */
const [PIN, PIN_OF_SEVERAL, TARGET] = [7, 15, 24];
/** From the middle of a line to the baseline. */
const MIDDLE = 5;

/**
 * A drawn map of the shops: each pin leads to its shop in the list, which links to real maps. Colours are attributes,
 * so that the shared style sheet stays small.
 */
export const ShopMap = ({ shops }: { readonly shops: readonly Shop[] }) => {
  const { t } = useLanguage();
  const pins = shopPlaces(shops).flatMap((place) => {
    const [first] = place.shops;
    if (!first) return [];
    const radius = place.shops.length > 1 ? PIN_OF_SEVERAL : PIN;
    return { ...onMap(place), first, radius, shops: place.shops, name: first.address.split(',')[0] ?? '' };
  });
  const labels = labelsOf(pins);
  return (
    <nav aria-label={t('contacts.mapTitle')} className="rounded-tile bg-tile p-4 print:hidden">
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        className="max-h-80 w-full lg:max-h-none"
        fontSize={LETTER}
        fontWeight={500}
        strokeWidth={3}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <title>{t('contacts.mapTitle')}</title>
        <path d={BORDER_PATH} fill="var(--color-surface)" stroke="var(--color-faint)" />
        <path d={RIVER_PATH} fill="none" stroke="var(--color-hairline)" />
        {pins.map(({ x, y, first, radius, shops: here, name }, place) => (
          <a key={first.shopId} href={`#${shopAnchor(first)}`}>
            <title>{here.map(({ title }) => title).join(', ')}</title>
            <circle cx={x} cy={y} r={TARGET} fill="transparent" />
            <circle cx={x} cy={y} r={radius} fill="var(--accent)" stroke="var(--color-surface)" />
            {here.length > 1 ? (
              <text x={x} y={y + MIDDLE} textAnchor="middle" fill="var(--on-accent)">
                {here.length}
              </text>
            ) : null}
            <text
              x={labels[place]?.x}
              y={(labels[place]?.y ?? 0) + MIDDLE}
              textAnchor={labels[place]?.anchor}
              fill="var(--color-ink)"
            >
              {name}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
};
