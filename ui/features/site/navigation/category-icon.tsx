import { Picture } from '#ui/design/primitives/picture.tsx';

/**
 * A category's line icon as the provider draws it, in ink. In the dark scheme its lightness is turned over and its hues
 * kept, so that ink lines stay visible and a coloured icon stays itself.
 */
export const CategoryIcon = ({ src, className = 'size-6' }: { src: string; className?: string }) => (
  <span className={`block shrink-0 ${className}`}>
    {src ? (
      <Picture
        src={src}
        alt=""
        width={24}
        height={24}
        sizes="48px"
        className="size-full object-contain dark:[filter:hue-rotate(180deg)_invert(1)]"
      />
    ) : null}
  </span>
);
