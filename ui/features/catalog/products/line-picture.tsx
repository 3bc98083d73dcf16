import { Picture } from '#ui/design/primitives/picture.tsx';

interface LinePictureProps {
  /** Empty or absent without a picture; the background is shown then. */
  readonly image: string | undefined;
  /** Unavailable. */
  readonly faded?: boolean;
  readonly className?: string;
}

/** A product as it looks, small, beside its name in a line of a cart or an order. */
export const LinePicture = ({ image = '', faded = false, className = '' }: LinePictureProps) => (
  <Picture
    src={image}
    alt=""
    width={56}
    height={56}
    sizes="56px"
    className={`size-14 rounded-control ground object-cover ${faded ? 'opacity-50' : ''} ${className}`}
  />
);
