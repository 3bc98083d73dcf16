import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * Selects all text of a field when it is focused or filled, so that the next typed or scanned text replaces it (rule
 * SEARCH-24). A press that selects a part keeps it; the next press places the caret.
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
