import { Suspense, useState } from 'react';
import { Share2 } from '#ui/design/icons/index.tsx';
import { Button, IconButton } from '#ui/design/primitives/button.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import type { HandedList } from './hand-over-dialog.tsx';

const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx'), 'HandOverDialog');

interface HandOverButtonProps {
  readonly list: HandedList;
  readonly label: string;
  /** Only its icon is seen. */
  readonly bare?: boolean;
  readonly className?: string;
}

/** Opens the dialog that sends a list to another device or person; its code loads on first use. */
export const HandOverButton = ({ list, label, bare = false, className = '' }: HandOverButtonProps) => {
  const [open, setOpen] = useState(false);
  const [ever, setEver] = useState(false);
  const show = () => {
    setEver(true);
    setOpen(true);
  };
  const opening = {
    'aria-haspopup': 'dialog',
    className,
    onPointerEnter: HandOverDialog.prefetch,
    onFocus: HandOverDialog.prefetch,
    onClick: show,
  } as const;
  const icon = <Share2 className="size-5" strokeWidth={1.75} />;
  return (
    <>
      {bare ? (
        <IconButton label={label} {...opening}>
          {icon}
        </IconButton>
      ) : (
        <Button kind="quiet" size="sm" {...opening}>
          {icon}
          {label}
        </Button>
      )}
      <Suspense>{ever ? <HandOverDialog list={list} open={open} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
};
