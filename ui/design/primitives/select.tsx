import { type SelectHTMLAttributes, useRef } from 'react';
import { useCustomSelect } from '#ui/design/custom-select.ts';

/** The value that an option sends, and its words. */
export type Option = readonly [value: string, words: string];

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  readonly options: readonly Option[];
  /** Words of the first option, which chooses nothing. */
  readonly none?: string | undefined;
  /** Classes of the box around it. */
  readonly frame?: string;
}

/**
 * A select. The server renders the browser's own, which holds the value, so that forms work; the shop's button and list
 * cover it once loaded.
 */
export const Select = ({ options, none, frame = '', ...rest }: SelectProps) => {
  const native = useRef<HTMLSelectElement>(null);
  const Own = useCustomSelect();
  return (
    <span className={`select ${frame}`}>
      <select {...rest} ref={native}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {Own ? <Own {...rest} native={native} /> : null}
    </span>
  );
};
