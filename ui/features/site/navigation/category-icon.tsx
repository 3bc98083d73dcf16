import { Picture } from '#ui/design/primitives/picture.tsx';

/** The provider's line icon of a category. Dark mode inverts its lightness and keeps its hues. */
export const CategoryIcon = ({ src, className = 'size-6' }: { src: string; className?: string }) => (
  <span className={`block shrink-0 ${className}`}>
    {src ? (
      <Picture
        src={src}
        width={24}
        sizes="48px"
        className="size-full object-contain dark:[filter:hue-rotate(180deg)_invert(1)]"
      />
    ) : null}
  </span>
);
