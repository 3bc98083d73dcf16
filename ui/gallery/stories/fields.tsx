import { useState } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import { SelectField, TextArea, TextField } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import type { Option } from '#ui/design/primitives/select.tsx';
import { inBoth, longText, street } from '#ui/gallery/samples.ts';
import { type Story, state, story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const hint = inBoth('Например, улица Измаил, 84', 'De exemplu, strada Ismail, 84');
const wrong = inBoth('Укажите улицу и номер дома', 'Indicați strada și numărul casei');
const comment = inBoth('Комментарий', 'Comentariu');
const region = inBoth('Регион', 'Regiune');
const name = inBoth('Имя', 'Nume');
const phone = inBoth('Телефон', 'Telefon');
const noPhone = inBoth('Укажите молдавский номер', 'Indicați un număr din Moldova');

const cities = (locale: Locale): readonly Option[] => [
  ['chisinau', inBoth('Кишинёв', 'Chișinău')(locale)],
  ['balti', inBoth('Бельцы', 'Bălți')(locale)],
];

const Typed = ({ of: Field, start, error }: { of: typeof NameField; start: string; error?: string }) => {
  const { locale } = useLanguage();
  const [value, setValue] = useState(start);
  return (
    <Field
      label={(Field === NameField ? name : phone)(locale)}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      error={error}
    />
  );
};

export const fields: readonly Story[] = [
  story('TextField', 'card', [
    state('empty with a hint', (locale) => <TextField label={street(locale)} hint={hint(locale)} required />),
    state('with an error', (locale) => (
      <TextField label={street(locale)} error={wrong(locale)} defaultValue="84" required />
    )),
    state('disabled', (locale) => <TextField label={street(locale)} defaultValue={hint(locale)} disabled />),
    state('with long words', (locale) => (
      <TextField label={longText(locale)} hint={longText(locale)} defaultValue={longText(locale)} />
    )),
  ]),
  story('TextArea', 'card', [
    state('empty', (locale) => <TextArea label={comment(locale)} />),
    state('filled, with an error', (locale) => (
      <TextArea label={comment(locale)} defaultValue={longText(locale)} error={wrong(locale)} rows={5} />
    )),
    state('disabled', (locale) => <TextArea label={comment(locale)} disabled />),
  ]),
  story('SelectField', 'card', [
    state('chosen', (locale) => <SelectField label={region(locale)} options={cities(locale)} />),
    state('with an error', (locale) => (
      <SelectField
        label={region(locale)}
        error={inBoth('Выберите регион', 'Alegeți regiunea')(locale)}
        none="—"
        options={[]}
      />
    )),
    state('disabled', (locale) => <SelectField label={region(locale)} disabled options={cities(locale)} />),
  ]),
  story('NameField', 'card', [
    state('empty', () => <Typed of={NameField} start="" />),
    state('filled', (locale) => <Typed of={NameField} start={inBoth('Анна Руссу', 'Ana Rusu')(locale)} />),
  ]),
  story('PhoneField', 'card', [
    state('empty', () => <Typed of={PhoneField} start="" />),
    state('with an error', (locale) => <Typed of={PhoneField} start="12" error={noPhone(locale)} />),
  ]),
];
