import { useRef } from 'react';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useUpgrade } from '#ui/design/use-upgrade.ts';
import type { IsoDay } from './days.ts';

export interface DateFieldProps {
  readonly label: string;
  /** The field of the form that gets the day, as the web writes it. */
  readonly name: string;
  readonly defaultValue: IsoDay;
  /** The first day that can be chosen. */
  readonly min?: IsoDay;
}

const loadOwn = () => import('./custom-date-field.tsx');

/** A date. The server renders the browser's own field; the shop's own replaces it after hydration. */
export const DateField = (props: DateFieldProps) => {
  const native = useRef<HTMLInputElement>(null);
  const own = useUpgrade(native, loadOwn);
  return own ? (
    <own.CustomDateField {...props} start={native.current?.value || props.defaultValue} />
  ) : (
    <TextField {...props} ref={native} type="date" />
  );
};
