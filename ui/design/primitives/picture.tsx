import { NO_PICTURE, offeredWidths, pictureSource } from '#ui/design/picture-source.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Value of `sizes`: how wide the picture stands on which screens. */
  readonly sizes: string;
  /** The one picture that a page is judged by: loaded first and at once. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** A picture in the right width and format, with its room kept free while it loads. */
export const Picture = ({ src, alt, width, height, sizes, priority = false, className = '' }: PictureProps) =>
  src === '' || src.endsWith('.svg') ? (
    <img
      src={src || NO_PICTURE}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
    />
  ) : (
    <img
      src={pictureSource(src, 640)}
      srcSet={offeredWidths(width)
        .map((wide) => `${pictureSource(src, wide)} ${wide}w`)
        .join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
