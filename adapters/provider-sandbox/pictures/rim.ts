/** Pixels of four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What is as light as this is seen on the dark tile by itself; the darker, the more of the line it takes. */
const LIGHT_ENOUGH = 122;
const INK = [207, 217, 230] as const;
const STRENGTH = 2.2;
/** What is no more opaque than this is shadow or glow and has no edge. */
const SOLID = 190;
/** How wide the line is, in shares of the picture's width. */
const WIDTH = 1 / 150;
const DIRECTIONS = 12;

/** Places about a pixel, as distances in the row of all pixels, on three rings; the last of them are the outermost ones. */
interface Probes {
  readonly steps: Int32Array;
  readonly weights: Float64Array;
}

/** Light comes from above and a little from the left: what is open there counts more. */
function probesWithin(reach: number, rowLength: number): Probes {
  const found = [0.3, 0.65, 1].flatMap((share) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const angle = (index / DIRECTIONS) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const step = Math.round(y * reach * share) * rowLength + Math.round(x * reach * share);
      return { step, weight: 1 - 0.2 * x - 0.6 * y };
    }),
  );
  const whole = found.reduce((sum, { weight }) => sum + weight, 0);
  return {
    steps: Int32Array.from(found, ({ step }) => step),
    weights: Float64Array.from(found, ({ weight }) => weight / whole),
  };
}

/** How open each pixel is: 0 where something solid is, 255 where nothing is. */
function openness({ data, width, height }: Pixels): Uint8Array {
  const open = new Uint8Array(width * height);
  for (let index = 0; index < open.length; index += 1) {
    const alpha = data[index * 4 + 3] ?? 0;
    open[index] = alpha < SOLID ? 255 : ((255 - alpha) / (255 - SOLID)) * 255;
  }
  return open;
}

/** How much of what lies about a pixel is open, 0 to 1; what lies deep inside is known by the outermost places alone. */
function openAbout(open: Uint8Array, index: number, { steps, weights }: Probes): number {
  let outside = 0;
  for (let probe = steps.length - DIRECTIONS; probe < steps.length; probe += 1)
    outside += open[index + (steps[probe] ?? 0)] ?? 0;
  if (outside === 0) return 0;
  let sum = 0;
  for (let probe = 0; probe < steps.length; probe += 1)
    sum += (open[index + (steps[probe] ?? 0)] ?? 0) * (weights[probe] ?? 0);
  return sum / 255;
}

/**
 * Draws a line of light along the edges of dark things, as from a lamp behind them, into the given pixels: they then hold on
 * a dark ground as well as on a light one. Pixels are walked by hand: as a filter of the drawing it would take as long as the
 * drawing itself.
 */
export function lightRims(pixels: Pixels): void {
  const { data, width, height } = pixels;
  const reach = Math.max(2, Math.round(width * WIDTH));
  const probes = probesWithin(reach, width);
  const open = openness(pixels);
  // What the frame cuts off has no edge there, so the outermost pixels are left alone.
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const index = y * width + x;
      if (open[index] === 255) continue;
      const at = index * 4;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const level = red * 0.3 + green * 0.59 + blue * 0.11;
      if (level >= LIGHT_ENOUGH) continue;
      const share = Math.min(0.8, openAbout(open, index, probes) * STRENGTH) * (1 - level / LIGHT_ENOUGH) ** 0.7;
      data[at] = red + (INK[0] - red) * share;
      data[at + 1] = green + (INK[1] - green) * share;
      data[at + 2] = blue + (INK[2] - blue) * share;
    }
  }
}
