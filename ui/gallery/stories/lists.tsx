import { type ReactNode, useId, useRef, useState } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import { CustomSelect } from '#ui/design/primitives/custom-select.tsx';
import { type Option, Select, type SelectProps } from '#ui/design/primitives/select.tsx';
import { SelectList } from '#ui/design/primitives/select-list.tsx';
import { filterOptions, isLong } from '#ui/design/primitives/select-options.ts';
import { InFrame, Pressed } from '#ui/gallery/opened.tsx';
import { inBoth, longTitle, regionNames } from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const label = inBoth('Регион', 'Regiune');
const FEW = 4;

type Words = (locale: Locale) => readonly string[];

const many: Words = (locale) => regionNames.map((name) => name(locale));
const few: Words = (locale) => many(locale).slice(0, FEW);
const long: Words = (locale) => [longTitle(locale), ...few(locale)];

const optionsOf = (words: readonly string[]): readonly Option[] => words.map((name) => [name, name]);

/** The states that the browser's own list and the shop's over it both have, inside their box. */
const looks = (show: (props: SelectProps) => ReactNode): readonly State[] => {
  const look = (name: string, words: Words, more: Partial<SelectProps> = {}, room = ''): State =>
    state(name, (locale) => (
      <div className={room}>
        {show({
          'aria-label': label(locale),
          className: 'h-12 text-16',
          defaultValue: words(locale)[0],
          options: optionsOf(words(locale)),
          ...more,
        })}
      </div>
    ));
  return [
    look('of a few', few),
    look('quiet, of many', many, { className: 'h-11 text-14 font-medium' }),
    look('with an error', few, { className: 'h-12 text-16 border-danger', 'aria-invalid': true }),
    look('disabled', few, { disabled: true }),
    look('narrow, with long words', long, {}, 'w-36'),
  ];
};

const Own = ({ options, ...props }: SelectProps) => {
  const native = useRef<HTMLSelectElement>(null);
  return (
    <span className="select">
      <select {...props} ref={native}>
        {options.map(([value]) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <CustomSelect {...props} native={native} />
    </span>
  );
};

const List = ({ words, begun = '' }: { words: readonly string[]; begun?: string }) => {
  const { locale } = useLanguage();
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [place, setPlace] = useState(1);
  const [typed, setTyped] = useState(begun);
  const options = words.map((name, index) => ({ words: name, index }));
  const shown = isLong(options.length) ? filterOptions(options, typed) : options;
  return (
    <InFrame>
      <div ref={anchor} className="w-60 max-w-full" />
      <SelectList
        id={id}
        label={label(locale)}
        anchor={anchor}
        isTouched
        options={shown}
        active={shown[Math.min(place, shown.length - 1)]}
        selected={selected}
        total={options.length}
        filter={isLong(options.length) ? { value: typed, onChange: ({ target }) => setTyped(target.value) } : undefined}
        onActive={setPlace}
        onChoose={({ index }) => setSelected(index)}
        onLeave={() => undefined}
      />
    </InFrame>
  );
};

export const lists: readonly Story[] = [
  story(
    'Select',
    'tile',
    looks((props) => <Select {...props} />),
  ),
  story('CustomSelect', 'tile', [
    ...looks((props) => <Own {...props} />),
    state('pressed', (locale) => (
      <Pressed>
        <Own aria-label={label(locale)} className="h-12 text-16" options={optionsOf(few(locale))} />
      </Pressed>
    )),
  ]),
  story('SelectList', 'card', [
    state('short', (locale) => <List words={few(locale)} />),
    state('long, with its filter', (locale) => <List words={many(locale)} />),
    state('narrowed', (locale) => <List words={many(locale)} begun={inBoth('к', 'c')(locale)} />),
    state('nothing is left', (locale) => <List words={many(locale)} begun="zzz" />),
    state('with long words', (locale) => <List words={long(locale)} />),
  ]),
];
