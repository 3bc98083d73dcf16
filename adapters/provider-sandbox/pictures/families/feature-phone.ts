import { darken, lighten, lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { lockScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, ellipse, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const w = 380;

function front({ sheet, chance, colour }: Studio, h: number, r: number): string {
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
  const top = h * 0.5;
  const pitch = (h - top - 150) / 4;
  const labels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', ''];
  const keys = repeat(12, (index) =>
    key(36 + (index % 3) * 106, top + 126 + Math.floor(index / 3) * pitch, 94, pitch - 16, labels[index] ?? ''),
  );
  const display = screen(sheet, chance, w - 56, h * 0.37, {
    r: 18,
    bezel: 8,
    body: colour,
    content: (sw, sh) => lockScreen(chance, sw, sh * 0.9),
  });
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
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour, chance.pick('finish', ['matte', 'gloss'])) }) +
    rect(w / 2 - 40, 22, 80, 9, 4.5, { fill: darken(colour, 0.7) }) +
    place(display, 28, h * 0.08) +
    pad +
    soft(32, '#27a35a') +
    soft(w - 116, '#d0402f') +
    keys +
    rect(2, 2, w - 4, h - 4, r - 2, { stroke: lighten(colour, 0.4), width: 2.5, opacity: 0.7 })
  );
}

function back({ sheet, colour }: Studio, h: number, r: number): string {
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour) }) +
    lens(sheet, w / 2, 120, 44, darken(colour, 0.3)) +
    circle(w / 2 + 80, 120, 13, { fill: '#f6ecc8' }) +
    rect(w / 2 - 70, h - 170, 140, 70, 20, { fill: holes(sheet, 12, darken(colour, 0.6)) }) +
    rect(2, 2, w - 4, h - 4, r - 2, { stroke: lighten(colour, 0.4), width: 3, opacity: 0.7 })
  );
}

export const drawFeaturePhone: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const h = w * chance.range('ratio', 2.15, 2.4);
  const r = chance.range('corner', 48, 96);
  const look = { colour, finish: 'gloss' as const, r };
  if (view === 1) {
    const rear = eye({ yaw: 24, pitch: 5, roll: -6, cx: 420, cy: 560 });
    const face = eye({ yaw: -20, pitch: 5, roll: 5, cx: 740, cy: 610, scale: 1.02 });
    return (
      groundShadow(sheet, 600, 1072, 390, 42) +
      slab(rear, w, h, 78, look, back(studio, h, r)) +
      slab(face, w, h, 78, look, front(studio, h, r))
    );
  }
  if (view === 2) {
    const rear = eye({ yaw: -32, pitch: 5, roll: 3, cx: 590, cy: 580, scale: 1.14 });
    return groundShadow(sheet, 610, 1090, 260, 38) + slab(rear, w, h, 78, look, back(studio, h, r));
  }
  const near = eye({ yaw: -26, pitch: 16, roll: 12, cx: 640, cy: 360, scale: 1.9 });
  return slab(near, w, h, 78, look, front(studio, h, r));
};
