const WHITE = '#FFFFFF';
const INK = '#14161A';
/** WCAG AA for body text. */
const READABLE = 4.5;

/** Relative luminance of #RRGGBB by WCAG, 0–1. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two #RRGGBB colours by WCAG, 1–21 (rule SETTINGS-2). */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Whether a text from settings is a colour; anything else never reaches a style sheet (rule SETTINGS-1). */
export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** The text colour for a ground: white where it reads at 4.5:1 or better, else ink (rule SETTINGS-2). */
export const textOn = (ground: string): string => (contrast(ground, WHITE) >= READABLE ? WHITE : INK);
