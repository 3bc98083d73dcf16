import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { orderedRange, type PriceRange, type RangeFacet } from '#core/catalog/products/index.ts';
import { type Bani, clean, fromMdl, groupThousands, shownMdl, wholeNumber } from '#core/kernel/shared/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { RangeSlider } from './range-slider.tsx';

interface PriceFilterProps {
  readonly facet: RangeFacet;
  readonly price: PriceRange;
  readonly onChange: (price: PriceRange) => void;
}

const written = (amount: Bani | undefined): string => (amount === undefined ? '' : String(shownMdl(amount)));
const range = (from: Bani | undefined, to: Bani | undefined): PriceRange => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/**
 * Price range: two fields, and a slider with JavaScript. An unset end stays empty, so that it is not in the address;
 * the field shows it as placeholder (rule FACET-3), and the thumb is at the end of the line (rule FACET-10).
 */
export const PriceFilter = ({ facet, price, onChange }: PriceFilterProps) => {
  const { t } = useLanguage();
  const { from: chosenFrom, to: chosenTo } = price;
  const [ends, setEnds] = useState({ from: written(chosenFrom), to: written(chosenTo) });
  const [shown, setShown] = useState(price);
  if (shown.from !== chosenFrom || shown.to !== chosenTo) {
    setShown(price);
    setEnds({ from: written(chosenFrom), to: written(chosenTo) });
  }
  const [refused, setRefused] = useState(false);
  const type = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) =>
    setEnds((now) => ({ ...now, [name === 'price_from' ? 'from' : 'to']: value }));

  const settle = (price: PriceRange) => {
    setEnds({ from: written(price.from), to: written(price.to) });
    if (price.from !== chosenFrom || price.to !== chosenTo) onChange(price);
  };
  /** A typed end, bani; invalid text keeps the chosen one (rule FORM-5). */
  const read = (typed: string, chosen: Bani | undefined): Bani | undefined => {
    if (clean(typed) === '') return undefined;
    const amount = wholeNumber(typed);
    return amount === undefined ? chosen : fromMdl(amount);
  };
  const isWrong = (typed: string) => clean(typed) !== '' && wholeNumber(typed) === undefined;
  const settleTyped = () => {
    setRefused(isWrong(ends.from) || isWrong(ends.to));
    settle(orderedRange(range(read(ends.from, chosenFrom), read(ends.to, chosenTo))));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (!currentTarget.contains(relatedTarget)) settleTyped();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settleTyped();
  };

  const lineTo = shownMdl(facet.lineTo);
  const slide = (from: number, to: number) =>
    setEnds({ from: from > 0 ? String(from) : '', to: to < lineTo ? String(to) : '' });
  const end = (name: 'price_from' | 'price_to', label: string, value: string, hint: number) => (
    <input
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={groupThousands(hint, '\u00A0')}
      value={value}
      onChange={type}
      className="h-11 min-w-0 flex-1 basis-[5rem] rounded-control border border-field bg-raised px-3 text-16 placeholder:text-muted hover:border-muted"
    />
  );
  return (
    <fieldset onBlur={leave} onKeyDown={enter}>
      <legend className="sr-only">{facet.name || t('listing.price')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {end('price_from', t('listing.priceFrom'), ends.from, shownMdl(facet.min))}
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        {end('price_to', t('listing.priceTo'), ends.to, shownMdl(facet.openTo))}
      </div>
      <RangeSlider
        max={lineTo}
        from={wholeNumber(ends.from) ?? 0}
        to={wholeNumber(ends.to) ?? lineTo}
        labels={{ from: t('listing.priceFrom'), to: t('listing.priceTo') }}
        onSlide={slide}
        onRelease={settleTyped}
      />
      {refused ? (
        <p role="alert" className="mt-1 text-12 text-danger">
          {t('listing.priceWhole')}
        </p>
      ) : null}
    </fieldset>
  );
};
