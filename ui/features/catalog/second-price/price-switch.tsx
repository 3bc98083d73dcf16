import { useId } from 'react';
import type { PriceTier } from '#core/catalog/products/index.ts';
import type { ShownPrice } from '#core/catalog/second-price/index.ts';
import { Check } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface PriceSwitchProps {
  /** Name of the product, for screen readers. */
  readonly legend: string;
  /** Those that the viewer may choose among. */
  readonly prices: readonly Pick<ShownPrice, 'tier' | 'price'>[];
  /** The one that is chosen. */
  readonly chosen: PriceTier;
  readonly onChoose: (tier: PriceTier) => void;
  /** Beside a counter on a phone: as small as touch allows. */
  readonly tight?: boolean;
}

/** The prices of a product side by side, one of them chosen. They are seen by their short names, which fit in beside a count. */
export const PriceSwitch = ({ legend, prices, chosen, onChoose, tight = false }: PriceSwitchProps) => {
  const { t, money } = useLanguage();
  const name = useId();
  return (
    <fieldset className={`grid min-w-0 grid-cols-2 ${tight ? 'gap-1' : 'gap-2'}`}>
      <legend className="sr-only">{legend}</legend>
      {prices.map(({ tier, price }) => (
        <label
          key={tier}
          className={`relative flex min-h-11 min-w-0 cursor-pointer flex-col justify-center rounded-control border border-hairline ${tight ? 'px-1.5 py-0.5' : 'px-3 py-1.5'} transition hover:border-muted has-checked:border-ink has-checked:bg-tile has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink`}
        >
          <input
            type="radio"
            name={name}
            checked={tier === chosen}
            onChange={() => onChoose(tier)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <Check
            className={`absolute ${tight ? 'top-1 right-1' : 'top-2 right-2'} size-4 opacity-0 transition-opacity peer-checked:opacity-100`}
          />
          <span className="sr-only">{t(`priceTiers.${tier}.name`)}. </span>
          <span className="truncate pr-5 text-12 text-muted">{t(`priceTiers.${tier}.short`)}</span>{' '}
          <span className="price text-14">{money(price)}</span>
        </label>
      ))}
    </fieldset>
  );
};
