/** Colour arithmetic in plain sRGB: enough for shading, and stable from machine to machine. */
type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function print(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from);
  const b = parse(to);
  return print([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darken = (colour: string, share: number): string => mix(colour, '#06080c', share);

/** Channels of a ground in the dark lie around this, and further apart than in the light, where a tint is faint. */
const DARK_LEVEL = 32;
const DARK_SPREAD = 1.5;

/** A light ground as it is in the dark: of the same hue. */
export function inTheDark(colour: string): string {
  const [r, g, b] = parse(colour);
  const mean = (r + g + b) / 3;
  const dark = (channel: number) => DARK_LEVEL + (channel - mean) * DARK_SPREAD;
  return print([dark(r), dark(g), dark(b)]);
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(colour: string): number {
  const [r, g, b] = parse(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** How unlike two colours look: a hue beside a grey tells more than two greys that are as far apart. */
export function unlikeness(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  const hue = (rgb: Rgb): number => Math.max(...rgb) - Math.min(...rgb);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) + Math.abs(hue(a) - hue(b));
}

/** White and what is nearly white, but not silver. */
export const isWhite = (colour: string): boolean => lightness(colour) > 0.86;

/** What lies between black and white and has hardly a hue: the greys of metal and of drones. */
export function isGrey(colour: string): boolean {
  const channels = parse(colour);
  const level = lightness(colour);
  return level > 0.34 && level < 0.7 && Math.max(...channels) - Math.min(...channels) < 24;
}

/** Positive tones go to the light, negative ones to the shade; dark bodies take less light so that they stay dark. */
export function tone(colour: string, amount: number): string {
  return amount < 0 ? darken(colour, -amount) : lighten(colour, amount * (0.4 + 0.6 * lightness(colour)));
}

/** Pulls pure white and pure black in, so that either still has room for light and shade on the tile. */
export function tame(colour: string): string {
  const level = lightness(colour);
  if (level > 0.86) return mix(colour, '#d6d9de', (level - 0.86) * 3.6);
  return level < 0.14 ? mix(colour, '#34373d', (0.14 - level) * 4) : colour;
}
