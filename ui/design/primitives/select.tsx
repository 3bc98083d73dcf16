import { type SelectHTMLAttributes, useRef } from 'react';
import { useUpgrade } from '#ui/design/use-upgrade.ts';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Classes of the box around it, where it stands among others. */
  readonly frame?: string;
}

const loadOwn = () => import('./own-select.tsx');

/**
 * One of several. The server writes the browser's own list, which holds the value throughout, so that forms work as ever;
 * the shop's own button and list lie over it as soon as they are there.
 */
export const Select = ({ frame = '', ...rest }: SelectProps) => {
  const native = useRef<HTMLSelectElement>(null);
  const own = useUpgrade(native, loadOwn);
  return (
    <span className={`select ${frame}`}>
      <select {...rest} ref={native} {...(own ? own.SILENT : {})} />
      {own ? <own.OwnSelect {...rest} native={native} /> : null}
    </span>
  );
};
