import { type SelectHTMLAttributes, useRef } from 'react';
import { useOwnSelect } from '#ui/design/own-controls.ts';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Classes of the box around it. */
  readonly frame?: string;
}

/**
 * A select. The server renders the browser's own, which holds the value, so that forms work; the shop's button and list
 * cover it once loaded.
 */
export const Select = ({ frame = '', ...rest }: SelectProps) => {
  const native = useRef<HTMLSelectElement>(null);
  const Own = useOwnSelect();
  return (
    <span className={`select ${frame}`}>
      <select {...rest} ref={native} />
      {Own ? <Own {...rest} native={native} /> : null}
    </span>
  );
};
