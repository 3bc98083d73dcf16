import type { Promotion } from '#core/catalog/offers/index.ts';
import { OptionalPicture } from '#ui/design/primitives/picture.tsx';
import { groundOf } from '#ui/features/kernel/ground/ground.ts';

/** Size of a promotion's picture, px. */
const WIDTH = 1200;
const HEIGHT = 800;

interface PromotionPictureProps {
  readonly promotion: Pick<Promotion, 'image' | 'darkImage' | 'tint' | 'darkTint'>;
  /** Value of `sizes` for the picture. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string;
}

/** Picture of a promotion on its background, which is shown without a picture, too. */
export const PromotionPicture = ({ promotion, sizes, priority = false, className = '' }: PromotionPictureProps) => {
  const { style, dimmed } = groundOf(promotion);
  return (
    <div className={`overflow-hidden bg-(--tint) ${dimmed} ${className}`} style={style}>
      <OptionalPicture
        of={promotion}
        width={WIDTH}
        height={HEIGHT}
        sizes={sizes}
        priority={priority}
        className="size-full object-cover object-right"
      />
    </div>
  );
};
