import { useId } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { Check } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface PriceSwitchProps {
  /** What is priced, for those who do not see where it stands. */
  readonly legend: string;
  readonly product: Pick<Product, 'price' | 'secondPrice'>;
  /** The second price is chosen. */
  readonly second: boolean;
  readonly onChoose: (second: boolean) => void;
}

/** Both prices of a product side by side, one of them chosen; nothing for a product that has only one. */
export const PriceSwitch = ({ legend, product, second, onChoose }: PriceSwitchProps) => {
  const { t, money } = useLanguage();
  const name = useId();
  const { price, secondPrice } = product;
  if (secondPrice === undefined) return null;
  const choices = [
    { at: false, words: t('secondPrice.retailPrice'), amount: price },
    { at: true, words: t('secondPrice.partnerPrice'), amount: secondPrice },
  ];
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ at, words, amount }) => (
        <label
          key={words}
          className="relative flex min-h-11 min-w-0 cursor-pointer flex-col justify-center rounded-control border border-hairline px-3 py-1.5 transition hover:border-muted has-checked:border-ink has-checked:bg-tile has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            checked={second === at}
            onChange={() => onChoose(at)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <Check
            aria-hidden="true"
            className="absolute top-2 right-2 size-4 opacity-0 transition-opacity peer-checked:opacity-100"
          />
          <span className="truncate pr-5 text-12 text-muted">{words}</span>
          <span className="price text-14">{money(amount)}</span>
        </label>
      ))}
    </fieldset>
  );
};
