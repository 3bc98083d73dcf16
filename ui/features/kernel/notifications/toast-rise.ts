type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Space between a toast and a button, px. */
const GAP = 8;
/** Higher buttons are pictures, px: a part of them may be covered. */
const HIGHEST = 96;

/** By how many px a toast rises so that it covers no button; 0 if it would rise above `ceiling` (rule NOTIFY-4). */
export const toastRise = (toast: Box, buttons: readonly Box[], ceiling: number): number => {
  const height = toast.bottom - toast.top;
  let { bottom } = toast;
  for (const { top, right, bottom: foot, left } of buttons.toSorted((a, b) => b.bottom - a.bottom)) {
    const isPassable = foot - top > HIGHEST || right <= toast.left || left >= toast.right;
    if (!isPassable && top < bottom + GAP && foot > bottom - height - GAP) bottom = top - GAP;
  }
  return bottom - height < ceiling ? 0 : toast.bottom - bottom;
};
