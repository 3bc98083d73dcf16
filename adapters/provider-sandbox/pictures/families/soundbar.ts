import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, weave } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { circle, group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

type Art = (sheet: Sheet, colour: string, w: number, h: number) => string;

const cloth: Art = (sheet, colour, w, h) =>
  rect(8, 8, w - 16, h - 16, 14, { fill: weave(sheet, colour, 8), opacity: 0.5 }) +
  rect(8, 8, w - 16, h - 16, 14, { stroke: lighten(colour, 0.14), width: 2 });

/** Round holes in metal between two plain ends. */
const holed: Art = (sheet, colour, w, h) =>
  rect(70, 10, w - 140, h - 20, 8, { fill: holes(sheet, 12, '#050607') }) +
  [0, w - 62].map((x) => rect(x, 0, 62, h, 18, { fill: flatFill(sheet, tone(colour, 0.16), 'gloss') })).join('');

/** Upright bars over the whole front. */
const louvres: Art = (_sheet, colour, w, h) =>
  repeat(61, (index) =>
    rect(16 + index * ((w - 40) / 60), 10, 8, h - 20, 4, {
      fill: tone(colour, 0.2),
      stroke: darken(colour, 0.5),
      width: 1.5,
    }),
  );

const grilles = { cloth, holes: holed, louvres };

/** A mouth for the air in the foot of the box. */
const port: Art = (sheet, colour, w, h) =>
  cloth(sheet, colour, w, h * 0.66) +
  rect(w * 0.16, h * 0.76, w * 0.68, h * 0.12, h * 0.06, { fill: '#050607', stroke: lighten(colour, 0.3), width: 4 });

/** Polished, with a band of bars at its foot. */
const gloss: Art = (sheet, colour, w, h) =>
  rect(10, 10, w - 20, h - 20, 18, { fill: flatFill(sheet, tone(colour, 0.1), 'gloss') }) +
  rect(30, h * 0.8, w - 60, h * 0.1, 8, { fill: holes(sheet, 12, '#050607') });

const boxFronts = { cloth, port, gloss };

/** The long bar: cloth front, touch keys on its top. */
function bar({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [1000, chance.range('h', 84, 108), 130];
  const front =
    rect(0, 0, w, h, 20, { fill: flatFill(sheet, tone(colour, 0.06)) }) +
    grilles[chance.pick('grille', ['cloth', 'holes', 'louvres'])](sheet, colour, w, h) +
    repeat(4, (index) => circle(w * 0.46 + index * 20, h / 2, 4, { fill: '#ffffff', opacity: index === 0 ? 1 : 0.5 }));
  const keys = repeat(5, (index) =>
    circle(w / 2 - 100 + index * 50, d / 2, 12, { stroke: lighten(colour, 0.5), width: 2.5 }),
  );
  const grille = chance.yes('up-firing')
    ? rect(40, 26, 150, d - 52, 12, { fill: darken(colour, 0.45) }) +
      rect(w - 190, 26, 150, d - 52, 12, { fill: darken(colour, 0.45) })
    : '';
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: [1, 0, 0], v: [0, 1, 0] },
      w,
      h,
      d,
      { colour, finish: 'matte', r: 20, bevel: 8 },
      front,
    ) + group(keys + grille, { transform: view.plane([-w / 2, -h / 2, -d / 2], [1, 0, 0], [0, 0, 1]) })
  );
}

/** The subwoofer's box with its port. */
function sub({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [chance.range('sub-w', 250, 310), chance.range('sub-h', 400, 470), 300];
  const front =
    rect(0, 0, w, h, 24, { fill: flatFill(sheet, tone(colour, 0.06)) }) +
    boxFronts[chance.pick('sub-front', ['cloth', 'port', 'gloss'])](sheet, colour, w, h);
  return pillow(
    view,
    { origin: [-w / 2, -h / 2, d / 2], u: [1, 0, 0], v: [0, 1, 0] },
    w,
    h,
    d,
    { colour, r: 26, bevel: 10 },
    front,
  );
}

export const drawSoundbar: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const withSub = chance.yes('sub', 0.65);
  if (view === 3) return bar(studio, eye({ yaw: -34, pitch: 24, roll: 4, cx: 480, cy: 620, scale: 1.9 }));
  const yaw = view === 1 ? -24 : 28;
  const barX = view === 1 ? 580 : 620;
  const subX = view === 1 ? 830 : 350;
  const far = withSub
    ? groundShadow(sheet, subX, 745, 230, 50) + sub(studio, eye({ yaw, pitch: 13, cx: subX, cy: 540 }))
    : '';
  const y = withSub ? 800 : 620;
  return (
    far +
    groundShadow(sheet, barX, y + 65, 520, 44) +
    bar(studio, eye({ yaw, pitch: 15, cx: barX, cy: y, scale: 1.04 }))
  );
};
