import { Buffer } from 'node:buffer';
import sharp from 'sharp';

/** Product pictures are smooth gradients, which WebP keeps at a fraction of the size of PNG. */
export const rasterMime = 'image/webp';

/** Renders an SVG to pixels; `size` stretches nothing: the drawing is fitted and the rest stays transparent. */
export async function rasterise(svg: string, size?: { width: number; height: number }): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  const fitted = size ? image.resize({ ...size, fit: 'contain', background: '#0000' }) : image;
  return fitted.webp({ quality: 90, effort: 3 }).toBuffer();
}
