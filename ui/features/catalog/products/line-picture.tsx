import { Picture } from '#ui/design/primitives/picture.tsx';

interface LinePictureProps {
  /** Empty or absent without a picture; the background is shown then. */
  readonly image: string | undefined;
  /** px. */
  readonly side?: 48 | 56 | 64 | 72;
  /** Unavailable. */
  readonly faded?: boolean;
  readonly className?: string;
}

const sizeClasses = { 48: 'size-12', 56: 'size-14', 64: 'size-16', 72: 'size-18' } as const;

/** A product as it looks, small, beside its name in a line. */
export const LinePicture = ({ image = '', side = 56, faded = false, className = '' }: LinePictureProps) => (
  <Picture
    src={image}
    width={side}
    sizes={`${side}px`}
    className={`${sizeClasses[side]} shrink-0 rounded-control ground object-cover ${faded ? 'opacity-50' : ''} ${className}`}
  />
);
