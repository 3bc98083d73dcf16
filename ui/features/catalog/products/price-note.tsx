import type { ReactNode } from 'react';
import type { PriceChange } from '#core/catalog/products/index.ts';
import { TrendingDown, TrendingUp } from '#ui/design/icons/index.tsx';

const looks = {
  cheaper: { icon: TrendingDown, colour: 'text-positive font-medium' },
  dearer: { icon: TrendingUp, colour: 'text-muted' },
} as const;

interface PriceNoteProps {
  readonly change: PriceChange | undefined;
  /** The change in words. */
  readonly children?: ReactNode;
}

/** How much cheaper or dearer a product has become since a list has it (rule PRICE-4). */
export const PriceNote = ({ change, children }: PriceNoteProps) => {
  if (!change) return null;
  const { icon: Icon, colour } = looks[change.kind];
  return (
    <p className={`flex items-start gap-1.5 text-12 min-[480px]:text-14 ${colour}`}>
      <Icon className="mt-0.5 hidden size-4 shrink-0 min-[480px]:block" />
      {children}
    </p>
  );
};

/** The same on a tile. */
export const TileNote = (props: PriceNoteProps) =>
  props.change ? (
    <div className="mb-3">
      <PriceNote {...props} />
    </div>
  ) : null;
