import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * Chooses the text of a field whole, so that what is typed or scanned next replaces it (rule SEARCH-24): by what enters it,
 * while the focus is there, and by the press that brings the focus, unless that has chosen a part. The next press places
 * the caret.
 */
export const useSelectAllText = (field: RefObject<HTMLInputElement | null>) => {
  const brought = useRef(false);
  return {
    selectWhole: () => {
      if (document.activeElement === field.current) field.current?.select();
    },
    onPointerDown: ({ currentTarget }: PointerEvent) => {
      brought.current = document.activeElement !== currentTarget;
    },
    selectPressed: () => {
      if (!brought.current) return;
      // Browsers drop a selection only after the press.
      requestAnimationFrame(() => {
        const input = field.current;
        if (input?.selectionStart === input?.selectionEnd) input?.select();
      });
    },
  };
};
