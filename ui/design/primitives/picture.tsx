import type { Ref } from 'react';
import { NO_PICTURE, offeredWidths, type PictureWidth, pictureSource } from '#ui/design/picture-source.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Value of `sizes`: how wide the picture stands on which screens. */
  readonly sizes: string;
  /** The largest picture of a page, which its speed is measured by: loaded first and at once. */
  readonly priority?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLImageElement> | undefined;
}

/** A picture in the right width and format, with its room kept free while it loads; a vector one fits as it is. */
export const Picture = ({ src, alt, width, height, sizes, priority = false, className, ref }: PictureProps) => {
  const scales = src !== '' && !src.endsWith('.svg');
  const sourceIn = (wide: PictureWidth) => `${pictureSource(src, wide)} ${wide}w`;
  return (
    <img
      ref={ref}
      src={scales ? pictureSource(src, 640) : src || NO_PICTURE}
      {...(scales ? { srcSet: offeredWidths(width).map(sourceIn).join(', '), sizes } : {})}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
};
