import type { Shop } from '#core/purchase/delivery/index.ts';
import { shopPlaces } from '#core/requests/contacts/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { MAP_HEIGHT, MAP_WIDTH, onMap, RIVER_PATH, SHAPE_PATH } from './country.ts';
import { shopAnchor } from './shop-anchor.ts';

/** Radius of the pin of one shop and of several, and of what can be pressed around it, in units of the map. */
const [PIN, PIN_OF_SEVERAL, TARGET] = [7, 15, 24];

/**
 * Where the shops are, drawn from what is known of them: each pin leads to its shop in the list, which leads to real maps.
 * Colours stand as attributes, so that the style sheet of every page is no larger for it.
 */
export const ShopMap = ({ shops }: { readonly shops: readonly Shop[] }) => {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('contacts.mapTitle')} className="rounded-tile bg-tile p-4 print:hidden">
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} className="w-full" fontSize={13} fontWeight={500}>
        <title>{t('contacts.mapTitle')}</title>
        <path d={SHAPE_PATH} fill="var(--color-surface)" stroke="var(--color-faint)" strokeWidth={3} />
        <path d={RIVER_PATH} fill="none" stroke="var(--color-hairline)" strokeWidth={3} />
        {shopPlaces(shops).map((place) => {
          const { x, y } = onMap(place);
          const [first] = place.shops;
          if (!first) return null;
          const several = place.shops.length > 1;
          const radius = several ? PIN_OF_SEVERAL : PIN;
          return (
            <a key={first.shopId} href={`#${shopAnchor(first)}`}>
              <title>{place.shops.map(({ title }) => title).join(', ')}</title>
              <circle cx={x} cy={y} r={TARGET} fill="transparent" />
              <circle cx={x} cy={y} r={radius} fill="var(--accent)" stroke="var(--color-surface)" strokeWidth={3} />
              {several ? (
                <text x={x} y={y + 5} textAnchor="middle" fill="var(--on-accent)">
                  {place.shops.length}
                </text>
              ) : null}
              <text
                x={x + radius + 5}
                y={y + 5}
                fill="var(--color-ink)"
                stroke="var(--color-surface)"
                strokeWidth={6}
                strokeLinejoin="round"
                paintOrder="stroke"
              >
                {first.address.split(',')[0]}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
};
