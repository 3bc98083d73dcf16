import type { Ref, SyntheticEvent } from 'react';
import type { PictureFields } from '#core/kernel/shared/index.ts';
import { NO_PICTURE, offeredWidths, pictureSource, THUMBNAIL_WIDTH } from '#ui/design/picture-source.ts';

interface PictureProps {
  readonly src: string;
  /** Replacement in dark mode. */
  readonly dark?: string | undefined;
  /** Decorative unless given. */
  readonly alt?: string;
  readonly width: number;
  /** A square unless given. */
  readonly height?: number;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** The page's largest picture (LCP): loaded first. */
  readonly priority?: boolean;
  /** A small loaded copy shows until this one has loaded. */
  readonly previewed?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLImageElement> | undefined;
}

const scales = (src: string): boolean => src !== '' && !src.endsWith('.svg');

const widthsOf = (src: string, width: number): string =>
  offeredWidths(width)
    .map((wide) => `${pictureSource(src, wide)} ${wide}w`)
    .join(', ');

const preview = (src: string) => ({
  style: { backgroundImage: `url("${pictureSource(src, THUMBNAIL_WIDTH)}")`, backgroundSize: 'contain' },
  onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    currentTarget.style.removeProperty('background-image'),
});

/** A picture in the right width and format, with its room reserved; a vector image is used as it is. */
export const Picture = ({
  src,
  dark,
  alt = '',
  width,
  height = width,
  sizes,
  priority = false,
  previewed = false,
  className,
  ref,
}: PictureProps) => {
  const picture = (
    <img
      ref={ref}
      src={scales(src) ? pictureSource(src, 640) : src || NO_PICTURE}
      {...(scales(src) ? { srcSet: widthsOf(src, width), sizes } : {})}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      {...(previewed && scales(src) ? preview(src) : {})}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  if (!dark) return picture;
  return (
    <picture className="contents">
      <source
        media="screen and (prefers-color-scheme: dark)"
        {...(scales(dark) ? { srcSet: widthsOf(dark, width), sizes } : { srcSet: dark })}
      />
      {picture}
    </picture>
  );
};

interface OptionalPictureProps extends Omit<PictureProps, 'src' | 'dark'> {
  readonly of: PictureFields;
}

/** The picture of something that may have none; nothing then. */
export const OptionalPicture = ({ of: { image, darkImage }, ...rest }: OptionalPictureProps) =>
  image ? <Picture src={image} dark={darkImage} {...rest} /> : null;
