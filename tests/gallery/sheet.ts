import sharp from 'sharp';

/** A photograph with what it is of, in words. */
export interface Photograph {
  readonly caption: string;
  readonly png: Buffer;
}

const GAP = 16;
const CAPTION = 28;
const GROUND = '#8a8f98';

interface Placed {
  readonly caption: string;
  readonly image: Buffer;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const scaled = async ({ caption, png }: Photograph, scale: number) => {
  const { width } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .resize({ width: Math.round(width * scale) })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { caption, image: data, width: info.width, height: info.height };
};

/** Rows below each other, the photographs of a row side by side with their heads in line. */
const place = async (rows: readonly (readonly Photograph[])[], scale: number): Promise<readonly Placed[]> => {
  const placed: Placed[] = [];
  let top = GAP;
  for (const row of rows) {
    let left = GAP;
    let tallest = 0;
    for (const photograph of row) {
      const one = await scaled(photograph, scale);
      placed.push({ ...one, left, top: top + CAPTION });
      left += one.width + GAP;
      tallest = Math.max(tallest, one.height);
    }
    top += CAPTION + tallest + GAP;
  }
  return placed;
};

const captionsOf = (placed: readonly Placed[], width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="16" fill="#fff">${placed
      .map(({ caption, left, top }) => `<text x="${left}" y="${top - 8}">${caption}</text>`)
      .join('')}</svg>`,
  );

/** A contact sheet as WebP: rows of photographs, each at `scale` of its size and with its caption above. */
export const contactSheet = async (rows: readonly (readonly Photograph[])[], scale: number): Promise<Buffer> => {
  const placed = await place(rows, scale);
  const width = Math.max(...placed.map((one) => one.left + one.width)) + GAP;
  const height = Math.max(...placed.map((one) => one.top + one.height)) + GAP;
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([
      ...placed.map(({ image, left, top }) => ({ input: image, left, top })),
      { input: captionsOf(placed, width, height), left: 0, top: 0 },
    ])
    .webp({ quality: 82 })
    .toBuffer();
};
