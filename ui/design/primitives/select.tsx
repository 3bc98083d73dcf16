import { type SelectHTMLAttributes, useRef } from 'react';
import { useOwnSelect } from '#ui/design/own-controls.ts';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Classes of the box around it, where it stands among others. */
  readonly frame?: string;
}

/**
 * One of several. The server writes the browser's own list, which holds the value throughout, so that forms work as ever;
 * the shop's own button and list lie over it as soon as they are there.
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
