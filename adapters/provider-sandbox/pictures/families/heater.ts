import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob, slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { ceramic, heaterTower } from './heater-ceramic.ts';

/** Upright oil-filled fins with a control box at the end. */
function radiator({ sheet, chance, colour }: Studio, view: Eye): string {
  const fins = Math.round(chance.range('fins', 6, 9));
  const [h, d, pitch] = [520, 190, 74];
  const left = (-fins * pitch) / 2 - 60;
  const fin = (index: number): string =>
    pillow(
      view,
      { origin: [left + 120 + index * pitch, -h / 2, d / 2], u: axes.x, v: axes.y },
      46,
      h,
      d,
      { colour, finish: 'gloss', r: 20, bevel: 20 },
      rect(20, 60, 6, h - 120, 3, { fill: darken(colour, 0.22), opacity: 0.6 }),
    );
  const face =
    rect(0, 0, 120, h, 24, { fill: flatFill(sheet, tone(colour, -0.04)) }) +
    knob(sheet, 60, 130, 40, '#5a5e66') +
    knob(sheet, 60, 250, 40, '#5a5e66') +
    circle(60, 330, 8, { fill: '#ff7a45' }) +
    slots(24, 380, 72, 90, 6, darken(colour, 0.6), lighten(colour, 0.4));
  const box = pillow(
    view,
    { origin: [left, -h / 2, d / 2 + 10], u: axes.x, v: axes.y },
    120,
    h,
    d + 20,
    { colour, r: 26, bevel: 16 },
    face,
  );
  const foot = (x: number): string =>
    slab(
      view,
      50,
      26,
      330,
      { colour: '#2b2d32', r: 10, at: [x, h / 2 + 50, 0] },
      rect(0, 0, 50, 26, 10, { fill: '#33363c' }),
    ) +
    slab(
      view,
      30,
      60,
      40,
      { colour: '#3a3d43', r: 4, at: [x, h / 2 + 20, 0] },
      rect(0, 0, 30, 60, 4, { fill: '#3a3d43' }),
    );
  const right = view.turn([1, 0, 0])[2] > 0;
  const order = Array.from({ length: fins }, (_, index) => (right ? index : fins - 1 - index))
    .map(fin)
    .join('');
  const feet = foot(left + 90) + foot(left + 60 + fins * pitch);
  return right ? feet + box + order : feet + order + box;
}

/** A flat convector of glass or steel with a lit display. */
function convector({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [900, chance.range('h', 480, 560), 80];
  const louvre = slots(60, 34, w - 120, 66, 4, darken(colour, 0.6), lighten(colour, 0.4));
  const lower = slots(60, h - 84, w - 120, 50, 3, darken(colour, 0.6), lighten(colour, 0.4));
  const panel =
    rect(w - 230, h * 0.4, 150, 84, 16, { fill: '#0b0c0f' }) +
    figures(chance.pick('warm', ['22°', '24°', '20°']), w - 155, h * 0.4 + 42, 40, '#ffb36b', 2);
  const face =
    rect(0, 0, w, h, 22, { fill: flatFill(sheet, colour, chance.pick('finish', ['gloss', 'matte'])) }) +
    louvre +
    lower +
    panel;
  const foot = (x: number): string =>
    slab(
      view,
      44,
      40,
      300,
      { colour: '#3a3d43', r: 8, at: [x, h / 2 + 30, 0] },
      rect(0, 0, 44, 40, 8, { fill: '#4a4e56' }),
    );
  return (
    foot(-w * 0.36) +
    foot(w * 0.36) +
    pillow(view, { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y }, w, h, d, { colour, r: 26, bevel: 12 }, face)
  );
}

export const drawHeater: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const kind = chance.pick('kind', ['radiator', 'convector', 'ceramic', 'tower']);
  const draw = { radiator, convector, ceramic, tower: heaterTower }[kind];
  const wide = { radiator: 480, convector: 480, ceramic: 330, tower: 250 }[kind];
  const floor = kind === 'tower' ? 1000 : 960;
  if (view === 1)
    return (
      groundShadow(sheet, 600, floor, wide, 64) +
      draw(studio, eye({ yaw: kind === 'radiator' ? 38 : -24, pitch: 11, cx: 600, cy: 610, scale: 1.12 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, floor, wide * 0.9, 74) +
      draw(studio, eye({ yaw: kind === 'radiator' ? -44 : 38, pitch: 18, cx: 600, cy: 600, scale: 1.1 }))
    );
  return draw(
    studio,
    eye({
      yaw: kind === 'radiator' ? 30 : -26,
      pitch: 16,
      roll: 4,
      cx: kind === 'radiator' ? 800 : 420,
      cy: 700,
      scale: 1.9,
    }),
  );
};
