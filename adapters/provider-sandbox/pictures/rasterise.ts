import { Buffer } from 'node:buffer';
import sharp from 'sharp';

/**
 * Renders an SVG to WebP, which keeps smooth gradients at a fraction of the size of PNG, in a width of its own or the one
 * given, px. It is compressed in a hurry: whoever asks first waits for it, and what a shop makes of it is another file.
 */
export async function rasterise(svg: string, width?: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  const scaled = width === undefined ? image : image.resize({ width });
  return scaled.webp({ quality: 90, effort: 0 }).toBuffer();
}
