import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { prism, roundedOutline, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { homeScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { group, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

interface Build {
  w: number;
  h: number;
  panels: number;
}

const build = ({ chance }: Studio): Build => ({
  w: chance.range('wide', 165, 178) * 3.7,
  h: chance.range('high', 240, 256) * 3.7,
  panels: chance.pick('panels', [3, 4, 1]),
});

/** The front flap: stiff panels with soft folds between them. */
function flap({ sheet, colour }: Studio, { w, h, panels }: Build): string {
  const fold = w / panels;
  return (
    rect(0, 0, w, h, 30, { fill: flatFill(sheet, colour) }) +
    repeat(panels - 1, (index) => {
      const x = fold * (index + 1);
      const groove = sheet.linear(
        [
          [0, darken(colour, 0.05)],
          [0.5, darken(colour, 0.4)],
          [0.62, lighten(colour, 0.25)],
          [1, tone(colour, 0)],
        ],
        0,
        0,
        1,
        0,
      );
      return rect(x - 9, 6, 18, h - 12, 0, { fill: groove, opacity: 0.85 });
    }) +
    rect(3, 3, w - 6, h - 6, 28, { stroke: lighten(colour, 0.35), width: 3, opacity: 0.6 })
  );
}

/** The closed back with the opening for the tablet's own camera. */
function back({ sheet, chance, colour }: Studio, { w, h }: Build): string {
  const two = chance.yes('double-lens', 0);
  const hole = rect(40, 40, 104, two ? 178 : 104, 44, { fill: '#3a3d43', stroke: darken(colour, 0.45), width: 6 });
  const holder = chance.yes('pen-slot', 0) ? rect(w - 30, h * 0.22, 16, h * 0.5, 8, { fill: darken(colour, 0.4) }) : '';
  return (
    rect(0, 0, w, h, 30, { fill: flatFill(sheet, tone(colour, -0.04)) }) +
    hole +
    lens(sheet, 92, 92, 34, '#3a3d44') +
    (two ? lens(sheet, 92, 166, 34, '#3a3d44') : '') +
    holder +
    rect(3, 3, w - 6, h - 6, 28, { stroke: lighten(colour, 0.35), width: 3, opacity: 0.6 })
  );
}

/** The tablet lying in the cover. */
function inside({ sheet, chance, colour }: Studio, { w, h }: Build): string {
  const content = (sw: number, sh: number): string => homeScreen(chance, sw, sh, 5, 5);
  return (
    rect(0, 0, w, h, 30, { fill: darken(colour, 0.2) }) +
    place(screen(sheet, chance, w - 32, h - 32, { r: 26, bezel: 26, body: '#4a4e56', content }), 16, 16)
  );
}

/** Open as a book: the flap swings out to the left, soft lining towards the viewer. */
function open(studio: Studio, view: Eye, made: Build): string {
  const { sheet, colour } = studio;
  const { w, h } = made;
  const lining = tone(colour, 0.24);
  const [c, s] = [Math.cos(0.62), Math.sin(0.62)];
  const soft =
    rect(0, 0, w, h, 30, { fill: flatFill(sheet, lining) }) +
    repeat(made.panels - 1, (index) =>
      rect((w / made.panels) * (index + 1) - 5, 8, 10, h - 16, 0, { fill: darken(lining, 0.22), opacity: 0.7 }),
    );
  const leaf = prism(
    view,
    { origin: [-w / 2 - w * c, -h / 2, 14 + w * s], u: [c, 0, -s], v: [0, 1, 0] },
    roundedOutline(w, h, 30),
    10,
    { colour },
    soft,
  );
  return slab(view, w, h, 40, { colour, r: 30 }, inside(studio, made)) + leaf;
}

/** Standing on its long side, the flap folded to a wedge behind. */
function stand(studio: Studio, view: Eye, made: Build): string {
  const { colour } = studio;
  const { w, h } = made;
  const lean = 0.42;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const face = group(inside(studio, made), { transform: `translate(0 ${w}) rotate(-90)` });
  const foot = prism(
    view,
    { origin: [-h / 2, 0, w * s * 0.9], u: [1, 0, 0], v: [0, 0, -1] },
    roundedOutline(h, w * s * 1.5, 12),
    14,
    { colour },
    rect(0, 0, h, w * s * 1.5, 12, { fill: flatFill(studio.sheet, colour) }),
  );
  const tablet = prism(
    view,
    { origin: [-h / 2, -w * c, 0], u: [1, 0, 0], v: [0, c, s] },
    roundedOutline(h, w, 30),
    36,
    { colour },
    face,
  );
  return foot + tablet;
}

export const drawTabletCover: Draw = (studio) => {
  const { sheet, colour, view } = studio;
  const made = build(studio);
  const { w, h } = made;
  const look = { colour, r: 30 };
  if (view === 1)
    return (
      groundShadow(sheet, 610, 1070, 480, 44) +
      slab(eye({ yaw: 30, pitch: 5, roll: -5, cx: 390, cy: 560, scale: 0.92 }), w, h, 40, look, back(studio, made)) +
      slab(eye({ yaw: -20, pitch: 5, roll: 3, cx: 700, cy: 610, scale: 0.96 }), w, h, 40, look, flap(studio, made))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 620, 990, 480, 56) +
      open(studio, eye({ yaw: -10, pitch: 8, cx: 775, cy: 590, scale: 0.76 }), made)
    );
  return (
    groundShadow(sheet, 610, 920, 540, 120) +
    stand(studio, eye({ yaw: -24, pitch: 16, cx: 590, cy: 880, scale: 0.98 }), made)
  );
};
