/** Mean channel of dark backgrounds. Pale colours get more contrast. */
const DARK_LEVEL = 32;
const DARK_SPREAD = 1.5;
const HIGHEST = 255;

/** A dark background of the same hue, `#RRGGBB`. */
export const inTheDark = (colour: string): string => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mean = channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
  const dark = channels.map((channel) =>
    Math.round(Math.min(HIGHEST, Math.max(0, DARK_LEVEL + (channel - mean) * DARK_SPREAD))),
  );
  return `#${dark.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
