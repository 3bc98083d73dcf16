import { useState } from 'react';
import { SelectField, TextArea, TextField } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { inBoth, longText, street } from '#ui/gallery/samples.ts';
import type { Story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const hint = inBoth('Например, улица Измаил, 84', 'De exemplu, strada Ismail, 84');
const wrong = inBoth('Укажите улицу и номер дома', 'Indicați strada și numărul casei');
const comment = inBoth('Комментарий', 'Comentariu');
const region = inBoth('Регион', 'Regiune');
const name = inBoth('Имя', 'Nume');
const phone = inBoth('Телефон', 'Telefon');
const noPhone = inBoth('Укажите молдавский номер', 'Indicați un număr din Moldova');

const Typed = ({ of: Field, start, error }: { of: typeof NameField; start: string; error?: string }) => {
  const { locale } = useLanguage();
  const [value, setValue] = useState(start);
  return <Field label={(Field === NameField ? name : phone)(locale)} value={value} onChange={setValue} error={error} />;
};

export const fields: readonly Story[] = [
  {
    of: 'TextField',
    width: 'card',
    states: [
      {
        name: 'empty with a hint',
        show: (locale) => <TextField label={street(locale)} hint={hint(locale)} required />,
      },
      {
        name: 'with an error',
        show: (locale) => <TextField label={street(locale)} error={wrong(locale)} defaultValue="84" required />,
      },
      { name: 'disabled', show: (locale) => <TextField label={street(locale)} defaultValue={hint(locale)} disabled /> },
      {
        name: 'with long words',
        show: (locale) => (
          <TextField label={longText(locale)} hint={longText(locale)} defaultValue={longText(locale)} />
        ),
      },
    ],
  },
  {
    of: 'TextArea',
    width: 'card',
    states: [
      { name: 'empty', show: (locale) => <TextArea label={comment(locale)} /> },
      {
        name: 'filled, with an error',
        show: (locale) => (
          <TextArea label={comment(locale)} defaultValue={longText(locale)} error={wrong(locale)} rows={5} />
        ),
      },
      { name: 'disabled', show: (locale) => <TextArea label={comment(locale)} disabled /> },
    ],
  },
  {
    of: 'SelectField',
    width: 'card',
    states: [
      {
        name: 'chosen',
        show: (locale) => (
          <SelectField label={region(locale)}>
            <option>{inBoth('Кишинёв', 'Chișinău')(locale)}</option>
            <option>{inBoth('Бельцы', 'Bălți')(locale)}</option>
          </SelectField>
        ),
      },
      {
        name: 'with an error',
        show: (locale) => (
          <SelectField label={region(locale)} error={inBoth('Выберите регион', 'Alegeți regiunea')(locale)}>
            <option>—</option>
          </SelectField>
        ),
      },
      {
        name: 'disabled',
        show: (locale) => (
          <SelectField label={region(locale)} disabled>
            <option>{inBoth('Кишинёв', 'Chișinău')(locale)}</option>
          </SelectField>
        ),
      },
    ],
  },
  {
    of: 'NameField',
    width: 'card',
    states: [
      { name: 'empty', show: () => <Typed of={NameField} start="" /> },
      { name: 'filled', show: (locale) => <Typed of={NameField} start={inBoth('Анна Руссу', 'Ana Rusu')(locale)} /> },
    ],
  },
  {
    of: 'PhoneField',
    width: 'card',
    states: [
      { name: 'empty', show: () => <Typed of={PhoneField} start="" /> },
      { name: 'with an error', show: (locale) => <Typed of={PhoneField} start="12" error={noPhone(locale)} /> },
    ],
  },
];
