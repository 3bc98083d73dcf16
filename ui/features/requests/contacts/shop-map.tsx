import type { Shop } from '#core/purchase/delivery/index.ts';
import { shopPlaces } from '#core/requests/contacts/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_PATH, onMap, RIVER_PATH } from './country.ts';
import { shopAnchor } from './shop-anchor.ts';

/** Where the shops are, drawn from what is known of them: each pin leads to its shop in the list, which leads to real maps. */
export const ShopMap = ({ shops }: { readonly shops: readonly Shop[] }) => {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('contacts.mapTitle')} className="relative rounded-tile bg-tile p-4 print:hidden">
      <div className="relative" style={{ aspectRatio: `${MAP_WIDTH} / ${MAP_HEIGHT}` }}>
        <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true" className="absolute inset-0 size-full">
          <path d={OUTLINE_PATH} strokeWidth={3} strokeLinejoin="round" className="fill-surface stroke-faint" />
          <path d={RIVER_PATH} strokeWidth={3} strokeLinejoin="round" className="fill-none stroke-hairline" />
        </svg>
        <ul>
          {shopPlaces(shops).map((place) => {
            const { x, y } = onMap(place);
            const [first] = place.shops;
            if (!first) return null;
            const { address, title } = first;
            const several = place.shops.length > 1;
            return (
              <li
                key={first.shopId}
                className="absolute -translate-1/2"
                style={{ left: `${(x / MAP_WIDTH) * 100}%`, top: `${(y / MAP_HEIGHT) * 100}%` }}
              >
                <a
                  href={`#${shopAnchor(first)}`}
                  title={several ? place.shops.map((shop) => shop.title).join('\n') : title}
                  className="group flex min-h-6 min-w-6 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                >
                  <span
                    className={`flex items-center justify-center rounded-full bg-accent text-12 font-semibold text-on-accent ring-4 ring-surface transition group-hover:scale-110 ${several ? 'size-7' : 'size-3'}`}
                  >
                    {several ? place.shops.length : null}
                  </span>
                  <span className="absolute left-full text-12 font-medium whitespace-nowrap text-ink [text-shadow:0_0_3px_var(--color-surface),0_0_3px_var(--color-surface)] pointer-coarse:-ml-2.5">
                    {address.split(',')[0]}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
};
