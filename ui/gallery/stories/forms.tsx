import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { type Icon, ShoppingBag, Truck } from '#ui/design/icons/index.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { Block } from '#ui/features/kernel/fields/block.tsx';
import { Calendar } from '#ui/features/kernel/fields/calendar.tsx';
import { Choice, Choices, ShortChoices } from '#ui/features/kernel/fields/choices.tsx';
import { CustomDateField } from '#ui/features/kernel/fields/custom-date-field.tsx';
import { DateField } from '#ui/features/kernel/fields/date-field.tsx';
import { FileField } from '#ui/features/kernel/fields/file-field.tsx';
import { InFrame, Pressed } from '#ui/gallery/opened.tsx';
import { inBoth, longText, longTitle, sentence, street } from '#ui/gallery/samples.ts';
import { type Story, state, story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const method = inBoth('Способ получения', 'Modul de primire');
const courier = inBoth('Курьер', 'Curier');
const pickup = inBoth('Самовывоз', 'Ridicare');
const free = inBoth('бесплатно', 'gratuit');
const wrong = inBoth('Выберите способ', 'Alegeți modul');
const contact = inBoth('Контактные данные', 'Date de contact');
const from = inBoth('С какого дня', 'Din ziua');
const term = inBoth('Срок', 'Termen');
const logo = inBoth('Логотип', 'Logo');
const months = inBoth('мес.', 'luni');

const TODAY = '2026-11-20';

interface WaysProps {
  /** The one that is chosen first, if any is. */
  readonly start?: number;
  readonly error?: string;
  readonly columns?: boolean;
  readonly long?: boolean;
}

const LogoField = (rest: Partial<ComponentProps<typeof FileField>>) => {
  const { locale } = useLanguage();
  return (
    <FileField
      label={logo(locale)}
      accept="image/png"
      hint={sentence(locale)}
      onTake={() => undefined}
      onRemove={() => undefined}
      {...rest}
    />
  );
};

const icon = (Sign: Icon): ReactNode => <Sign className="size-6 shrink-0" strokeWidth={1.5} />;

const Ways = ({ start = 0, long = false, ...rest }: WaysProps) => {
  const { locale } = useLanguage();
  const name = useId();
  const [chosen, setChosen] = useState(start);
  const ways = [
    { title: courier(locale), note: long ? longText(locale) : sentence(locale), aside: '60 MDL', icon: icon(Truck) },
    { title: long ? longTitle(locale) : pickup(locale), aside: free(locale), icon: icon(ShoppingBag) },
  ];
  return (
    <Choices legend={method(locale)} {...rest}>
      {ways.map((way, place) => (
        <Choice key={way.title} name={name} checked={place === chosen} onChoose={() => setChosen(place)} {...way} />
      ))}
    </Choices>
  );
};

const Alone = ({ checked, plain = false }: { readonly checked: boolean; readonly plain?: boolean }) => {
  const { locale } = useLanguage();
  const more = plain ? {} : { note: sentence(locale), aside: '60 MDL', icon: icon(Truck) };
  return <Choice name={useId()} checked={checked} onChoose={() => undefined} title={courier(locale)} {...more} />;
};

const Terms = ({ terms }: { readonly terms: readonly number[] }) => {
  const { locale } = useLanguage();
  const [chosen, setChosen] = useState(terms[1] ?? 0);
  return (
    <ShortChoices
      legend={term(locale)}
      name={useId()}
      options={terms.map((value) => ({ value, label: `${value} ${months(locale)}` }))}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
};

const Month = ({ min = '' }: { readonly min?: string }) => {
  const { locale } = useLanguage();
  const anchor = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(TODAY);
  const stay = () => undefined;
  return (
    <InFrame>
      <div ref={anchor} className="w-60" />
      <Calendar {...{ anchor, chosen, min }} label={from(locale)} onChoose={setChosen} onClose={stay} onLeave={stay} />
    </InFrame>
  );
};

export const forms: readonly Story[] = [
  story('Block', 'line', [
    state('one after another, the second with long words', (locale) => (
      <div>
        <Block number={1} title={contact(locale)}>
          <TextField label={street(locale)} required />
        </Block>
        <Block number={12} title={longTitle(locale)}>
          <TextField label={street(locale)} required />
        </Block>
      </div>
    )),
  ]),
  story('Choice', 'card', [
    state('not chosen', () => <Alone checked={false} />),
    state('chosen', () => <Alone checked />),
    state('a title alone', () => <Alone checked={false} plain />),
    state('disabled with its form', () => (
      <fieldset disabled className="flex flex-col gap-2">
        <Alone checked />
        <Alone checked={false} />
      </fieldset>
    )),
  ]),
  story('Choices', 'line', [
    state('one is chosen', () => <Ways />),
    state('none is, with an error', (locale) => <Ways start={-1} error={wrong(locale)} />),
    state('with long words', () => <Ways long />),
    state('in columns', () => <Ways columns />),
  ]),
  story('ShortChoices', 'card', [
    state('a few', () => <Terms terms={[6, 12, 24]} />),
    state('more than a line', () => <Terms terms={[3, 6, 9, 12, 18, 24, 36, 48, 60]} />),
  ]),
  story('FileField', 'card', [
    state('without a file', () => <LogoField />),
    state('required, with an error', (locale) => <LogoField required error={wrong(locale)} />),
    state('a file', () => <LogoField file={{ name: 'logo.png', note: '12 KB' }} />),
    state('a long name', (locale) => <LogoField file={{ name: `${longTitle(locale)}.png` }} />),
  ]),
  story('DateField', 'tile', [
    state('as a page has it', (locale) => <DateField label={from(locale)} name="start" defaultValue={TODAY} />),
  ]),
  story('CustomDateField', 'tile', [
    state('closed', (locale) => (
      <CustomDateField label={from(locale)} name="start" defaultValue={TODAY} start={TODAY} />
    )),
    state('pressed', (locale) => (
      <Pressed>
        <CustomDateField label={from(locale)} name="start" defaultValue={TODAY} start={TODAY} />
      </Pressed>
    )),
  ]),
  story('Calendar', 'card', [
    state('any day', () => <Month />),
    state('not before a day', () => <Month min="2026-11-11" />),
  ]),
];
