import { darken, lighten, lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { ellipse, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Ring, call keys and twelve figures, from `top` down to `h` on a face `w` wide. */
export function keypad({ sheet, colour }: Studio, w: number, h: number, top: number): string {
  const ink = lightness(colour) > 0.55 ? '#22262d' : '#f2f4f7';
  const cap = sheet.linear([
    [0, tone(colour, 0.34)],
    [0.55, tone(colour, 0.06)],
    [1, tone(colour, -0.22)],
  ]);
  const key = (x: number, y: number, kw: number, kh: number, label: string): string =>
    rect(x, y + 3, kw, kh, kh * 0.42, { fill: darken(colour, 0.55) }) +
    rect(x, y, kw, kh, kh * 0.42, { fill: cap }) +
    figures(label, x + kw / 2, y + kh / 2, kh * 0.36, ink, 2);
  const pitch = (h - top - 150) / 4;
  const labels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', ''];
  const keys = repeat(12, (index) =>
    key(36 + (index % 3) * 106, top + 126 + Math.floor(index / 3) * pitch, 94, pitch - 16, labels[index] ?? ''),
  );
  const pad =
    ellipse(w / 2, top + 60, 62, 48, {
      fill: sheet.linear(
        [
          [0, lighten(colour, 0.6)],
          [1, darken(colour, 0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    ellipse(w / 2, top + 60, 56, 42, { fill: cap }) +
    rect(w / 2 - 26, top + 40, 52, 40, 16, { fill: tone(colour, -0.12), stroke: tone(colour, 0.3), width: 2 });
  const soft = (x: number, ink2: string): string =>
    rect(x, top + 44, 84, 34, 16, { fill: cap }) + rect(x + 28, top + 58, 28, 6, 3, { fill: ink2 });
  return pad + soft(32, '#27a35a') + soft(w - 116, '#d0402f') + keys;
}
