import { darken, lighten, lightness, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { circle, group, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { dial } from './watch-dials.ts';
import { corners, crown } from './watch-parts.ts';
import { type Strap, strapLoop, strapShadow } from './watch-straps.ts';

const depth = 64;

/** A round case with bezel, glass and dial, two pushers on its right. */
function roundCase(studio: Studio, view: Eye, metal: string): string {
  const { sheet, chance } = studio;
  const r = 214;
  const sporty = chance.yes('sport-bezel', 0.5);
  const notch = repeat(60, (index) =>
    rect(-2, -r * 0.985, 4, index % 5 === 0 ? 17 : 9, 1, {
      fill: '#ffffff',
      opacity: index % 5 === 0 ? 0.75 : 0.35,
      transform: `rotate(${index * 6})`,
    }),
  );
  const bezelFill = sheet.linear(
    [
      [0, '#4a4e56'],
      [0.4, '#1b1d21'],
      [1, '#08090b'],
    ],
    0,
    0,
    1,
    1,
  );
  const metalRing = sheet.linear(
    [
      [0, lighten(metal, 0.7)],
      [0.3, darken(metal, 0.15)],
      [0.5, lighten(metal, 0.5)],
      [0.75, darken(metal, 0.35)],
      [1, lighten(metal, 0.2)],
    ],
    0,
    0,
    1,
    1,
  );
  const inner = sporty ? r * 0.84 : r * 0.9;
  const glass =
    circle(0, 0, inner, { fill: '#050608' }) +
    group(dial(studio, inner * 0.94), { clip: sheet.clip(circle(0, 0, inner * 0.95, { fill: '#000' })) });
  const sheen = group(glassSheen(sheet, inner * 2, inner * 2, inner, 0.75), {
    transform: `translate(${num(-inner)} ${num(-inner)})`,
  });
  const screws = chance.yes('screws', 0)
    ? repeat(6, (index) => {
        const transform = `rotate(${index * 60 + 30})`;
        return (
          circle(0, -r * 0.92, 12, { fill: '#6d727b', stroke: '#15171b', width: 3, transform }) +
          rect(-8, -r * 0.92 - 2, 16, 4, 1, { fill: '#15171b', transform })
        );
      })
    : '';
  const face =
    circle(0, 0, r, { fill: sporty ? bezelFill : metalRing }) +
    (sporty ? (screws || notch) + circle(0, 0, r - 3, { stroke: metalRing, width: 6 }) : '') +
    glass +
    sheen;
  const pusher = (y: number, size: number, ink = metal, side: -1 | 1 = 1): string =>
    lathe(
      sheet,
      view,
      [
        [size, 0],
        [size, 26],
        [size - 4, 30],
      ],
      { colour: ink, finish: 'metal', axis: [side, 0, 0], origin: [side * (Math.sqrt(r * r - y * y) - 4), y, 0] },
    );
  const body = lathe(
    sheet,
    view,
    [
      [r * 0.86, -depth / 2],
      [r * 1.02, -depth / 4],
      [r * 1.03, depth / 4],
      [r, depth / 2],
    ],
    { colour: metal, finish: 'metal', axis: [0, 0, 1] },
  );
  const cushion = chance.yes('cushion', 0)
    ? pillow(
        view,
        { origin: [-r * 1.04, -r * 1.04, depth / 2 - 14], u: [1, 0, 0], v: [0, 1, 0] },
        r * 2.08,
        r * 2.08,
        depth - 14,
        { colour: metal, finish: 'metal', r: r * 0.62, bevel: 14, backBevel: 14 },
        rect(0, 0, r * 2.08, r * 2.08, r * 0.62, { fill: flatFill(sheet, metal, 'metal') }),
      )
    : '';
  const accentKey = chance.yes('orange-key', 0) ? pusher(0, 24, '#ff7a2f') : '';
  const leftKeys = chance.yes('left-keys', 0) ? [-98, 0, 98].map((y) => pusher(y, 19, metal, -1)).join('') : '';
  const buttons =
    leftKeys + (chance.yes('two-pushers', 0.6) ? pusher(-86, 21) + accentKey + pusher(86, 21) : pusher(0, 27));
  return buttons + cushion + body + group(face, { transform: view.plane([0, 0, depth / 2], [1, 0, 0], [0, 1, 0]) });
}

/** A rounded rectangular case with glass running over its edges. */
function squareCase(studio: Studio, view: Eye, metal: string): string {
  const { sheet, chance } = studio;
  const w = chance.range('case-w', 352, 372);
  const h = w * chance.range('case-h', 1.12, 1.24);
  const r = w * chance.range('case-r', 0.2, 0.3);
  const clip = sheet.clip(rect(22, 22, w - 44, h - 44, r - 22, { fill: '#000' }));
  const reach = Math.max(w, h) / 2 - 26;
  const shown = group(dial(studio, Math.min(w, h) / 2 - 34), { transform: `translate(${num(w / 2)} ${num(h / 2)})` });
  const lit = rect(0, 0, w, h, 0, {
    fill: sheet.radial(
      [
        [0, '#1d222c'],
        [1, '#07080b'],
      ],
      0.5,
      0.4,
      reach / w,
    ),
  });
  const inCorners = chance.yes('corners', 0) ? corners(studio, w, h) : '';
  const camera = chance.yes('camera', 0)
    ? circle(w / 2, 40, 19, { fill: '#2b2d32', stroke: '#8b9099', width: 4 }) +
      circle(w / 2, 40, 8, { fill: '#3a4a8a' })
    : '';
  const face =
    rect(0, 0, w, h, r, { fill: '#08090b' }) +
    group(lit + shown + inCorners, { clip }) +
    camera +
    glassSheen(sheet, w, h, r, 0.8) +
    rect(1, 1, w - 2, h - 2, r, { stroke: lighten(metal, 0.5), width: 3, opacity: 0.7 });
  const flank = group(crown({ ...studio, colour: metal }, depth, h * 0.34), {
    transform: view.plane([w / 2 + 4, -h / 2, depth / 2], [0, 0, -1], [0, 1, 0]),
  });
  const actionKey = chance.yes('guard', 0)
    ? pillow(
        view,
        { origin: [-w / 2 - 9, -h * 0.14, 16], u: [1, 0, 0], v: [0, 1, 0] },
        22,
        h * 0.28,
        32,
        { colour: '#ff7a2f', finish: 'gloss', r: 10, bevel: 6 },
        '',
      )
    : '';
  return (
    actionKey +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, depth / 2], u: [1, 0, 0], v: [0, 1, 0] },
      w,
      h,
      depth,
      { colour: metal, finish: 'metal', r, bevel: 16, backBevel: 20 },
      face,
    ) +
    flank
  );
}

export const drawWatch: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const round = chance.yes('round', 0.55);
  const metal = lightness(colour) < 0.25 ? '#3a3d43' : mix(colour, '#b9bdc4', 0.5);
  const k = (chance.range('size', 42, 46) / 45) ** 0.6;
  const strap: Strap = {
    kind: chance.pick('strap', ['smooth', 'holes', 'ridges', 'woven', 'leather']),
    width: round ? 250 : 268,
    reach: 400,
    deep: 250,
    colour,
  };
  const whole = (from: Eye): string => {
    const { far, near } = strapLoop(from, strap);
    return far + near + (round ? roundCase : squareCase)(studio, from, metal);
  };
  if (view === 3) return whole(eye({ yaw: -20, pitch: 20, roll: 14, cx: 590, cy: 620, scale: 2.1 }));
  const from =
    view === 1
      ? eye({ yaw: -26, pitch: 10, cx: 600 - 70 * k, cy: 600 - 10 * k, scale: 1.16 * k })
      : eye({ yaw: 48, pitch: 14, cx: 600 + 170 * k, cy: 600 - 20 * k, scale: 1.12 * k });
  return strapShadow(sheet, from, strap) + whole(from);
};
