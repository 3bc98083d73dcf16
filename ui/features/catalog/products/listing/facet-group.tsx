import { memo, type ReactNode, useState } from 'react';
import type { CheckboxFacet, FacetOption } from '#core/catalog/products/index.ts';
import { CachedPart } from '#ui/app/cached-part.tsx';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Options that are shown before one asks for the rest. */
const SHOWN = 7;
/** Fewer hidden options are shown at once instead of behind a button. */
const LEAST_REST = 4;

interface FacetFrameProps {
  readonly title: string;
  /** How many of its options are chosen. */
  readonly chosen?: number;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A filter under its name, which folds it; works without JavaScript. */
export const FacetFrame = ({ title, chosen = 0, startsOpen, children }: FacetFrameProps) => {
  // Set on the first render only, so that a later one does not close what the shopper has opened.
  const [open] = useState(startsOpen);
  return (
    <details open={open} className="facet">
      <summary>
        {title}
        {chosen > 0 ? (
          <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1.5 text-12 text-surface">
            {chosen}
          </span>
        ) : null}
        <ChevronDown className="facet-turn" />
      </summary>
      <div>{children}</div>
    </details>
  );
};

interface FacetGroupProps {
  readonly facet: CheckboxFacet;
  readonly startsOpen: boolean;
  readonly isChosen: (value: string) => boolean;
  /** A stable function, so that a tick renders only its own checkbox. */
  readonly onToggle: (filterId: string, value: string) => void;
}

const offeredBy = ({ options, offered = options }: CheckboxFacet): readonly FacetOption[] => offered;

/** One filter of options with their counts, the chosen ones ticked in place. */
export const FacetGroup = (props: FacetGroupProps) => {
  const { facet, startsOpen, isChosen } = props;
  const chosen = offeredBy(facet)
    .filter(({ value }) => isChosen(value))
    .map(({ value }) => value);
  return (
    <CachedPart id={() => JSON.stringify([facet, startsOpen, chosen])}>
      <Facet {...props} chosen={chosen.length} />
    </CachedPart>
  );
};

const Facet = ({ facet, startsOpen, chosen, isChosen, onToggle }: FacetGroupProps & { readonly chosen: number }) => {
  const { t } = useLanguage();
  const { filterId, name } = facet;
  const options = offeredBy(facet);
  const shown = options.length < SHOWN + LEAST_REST ? options.length : SHOWN;
  const rest = options.slice(shown);
  const [restOpen] = useState(() => rest.some(({ value }) => isChosen(value)));
  const row = (option: FacetOption) => (
    <Option
      key={option.value}
      filterId={filterId}
      option={option}
      checked={isChosen(option.value)}
      onToggle={onToggle}
    />
  );
  return (
    <FacetFrame title={name} chosen={chosen} startsOpen={startsOpen || chosen > 0}>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {options.slice(0, shown).map(row)}
        {rest.length > 0 ? (
          <details open={restOpen} className="group/rest flex flex-col">
            <summary className="order-1 flex min-h-11 items-center text-14 font-medium text-link lg:min-h-9">
              <span className="group-open/rest:hidden">{t('listing.moreOptions', { count: rest.length })}</span>
              <span className="hidden group-open/rest:inline">{t('listing.lessOptions')}</span>
            </summary>
            {rest.map(row)}
          </details>
        ) : null}
      </fieldset>
    </FacetFrame>
  );
};

interface OptionProps {
  readonly filterId: string;
  readonly option: FacetOption;
  readonly checked: boolean;
  readonly onToggle: (filterId: string, value: string) => void;
}

const Option = memo(({ filterId, option, checked, onToggle }: OptionProps) => {
  const { count } = useLanguage();
  const { value, name } = option;
  const empty = option.count === 0 && !checked;
  return (
    <label className={empty ? 'facet-option text-muted' : 'facet-option'}>
      <input
        type="checkbox"
        className="tick"
        name="spec_filter"
        value={`${filterId}:${value}`}
        checked={checked}
        disabled={empty}
        onChange={() => onToggle(filterId, value)}
      />
      <span>{name}</span>
      <b>{count(option.count)}</b>
    </label>
  );
});
