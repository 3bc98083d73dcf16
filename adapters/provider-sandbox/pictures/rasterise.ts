import { Buffer } from 'node:buffer';
import sharp, { type Sharp } from 'sharp';
import { lightRims } from './rim.ts';

/**
 * Renders an SVG to WebP, which keeps smooth gradients at a fraction of the size of PNG, in a width of its own or the one
 * given, px. It is compressed in a hurry: whoever asks first waits for it, and what a shop makes of it is another file.
 */
export async function rasterise(svg: string, width?: number): Promise<Buffer> {
  return packed(rendered(svg, width));
}

/** The same of things on no ground of their own: dark ones get a line of light along their edges, for a page in the dark. */
export async function rasteriseLit(svg: string, width?: number): Promise<Buffer> {
  const { data, info } = await rendered(svg, width).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  lightRims({ data, width: info.width, height: info.height });
  return packed(sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }));
}

const rendered = (svg: string, width: number | undefined): Sharp => {
  const image = sharp(Buffer.from(svg));
  return width === undefined ? image : image.resize({ width });
};

const packed = (image: Sharp): Promise<Buffer> => image.webp({ quality: 90, effort: 0 }).toBuffer();
