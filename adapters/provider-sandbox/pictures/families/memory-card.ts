import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, prism } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, type Point, path, polygon, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Outline of a full-size card with its cut corner, and of a fingernail one with its notch. */
const full: readonly Point[] = [
  [14, 0],
  [390, 0],
  [480, 90],
  [480, 620],
  [470, 640],
  [10, 640],
  [0, 620],
  [0, 14],
];
const small: readonly Point[] = [
  [12, 0],
  [210, 0],
  [250, 44],
  [250, 110],
  [228, 136],
  [228, 180],
  [262, 210],
  [262, 352],
  [250, 364],
  [12, 364],
  [0, 352],
  [0, 12],
];

const sizes = { full: [480, 640], small: [262, 364] } as const;

function card(studio: Studio, view: Eye, kind: 'full' | 'small', at: Vec, back = false): string {
  const { sheet, chance, colour } = studio;
  const outline = kind === 'full' ? full : small;
  const [w, h] = sizes[kind];
  const clip = sheet.clip(path(polygon(outline), { fill: '#000' }));
  const second = mix(colour, chance.pick('second', ['#e0653a', '#4a8ad8', '#d8a83a', '#46a37a', '#c8313b']), 0.75);
  const contacts = repeat(kind === 'full' ? 8 : 7, (index) =>
    rect(w * 0.07 + index * w * (kind === 'full' ? 0.105 : 0.115), 24, w * 0.075, h * 0.15, 6, {
      fill: sheet.linear([
        [0, '#f2dc9a'],
        [0.5, '#c9a24a'],
        [1, '#e8cc80'],
      ]),
    }),
  );
  const wave = path(`M0 ${h * 0.44}C${w * 0.3} ${h * 0.34} ${w * 0.6} ${h * 0.56} ${w} ${h * 0.4}V${h}H0Z`, {
    fill: sheet.linear([
      [0, second],
      [1, darken(second, 0.3)],
    ]),
  });
  const printed =
    wave +
    rect(w * 0.14, h * 0.2, w * 0.44, h * 0.05, 6, { fill: lighten(colour, 0.7), opacity: 0.9 }) +
    rect(w * 0.14, h * 0.78, w * 0.5, h * 0.03, 5, { fill: '#ffffff', opacity: 0.85 }) +
    rect(w * 0.14, h * 0.85, w * 0.32, h * 0.022, 5, { fill: '#ffffff', opacity: 0.6 });
  const reverse =
    contacts +
    repeat(5, (index) =>
      rect(w * 0.14, h * 0.5 + index * h * 0.07, w * (0.7 - (index % 3) * 0.14), h * 0.018, 4, {
        fill: lighten(colour, 0.4),
        opacity: 0.5,
      }),
    );
  const face =
    path(polygon(outline), { fill: flatFill(sheet, colour) }) +
    group(back ? reverse : printed, { clip }) +
    path(polygon(outline), { stroke: lighten(colour, 0.4), width: 3 });
  return prism(
    view,
    { origin: [at[0] - w / 2, at[1] - h / 2, at[2]], u: [1, 0, 0], v: [0, 1, 0] },
    outline,
    kind === 'full' ? 36 : 18,
    { colour: tone(colour, -0.1) },
    face,
  );
}

export const drawMemoryCard: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const micro = chance.yes('micro', 0.6);
  const kind = micro ? 'small' : 'full';
  const [w, h] = sizes[kind];
  if (view === 1) {
    const rear = eye({ yaw: 24, pitch: 6, roll: -8, cx: micro ? 440 : 500, cy: 560, scale: 1.14 });
    const front = eye({
      yaw: -22,
      pitch: 6,
      roll: 6,
      cx: micro ? 790 : 700,
      cy: micro ? 690 : 610,
      scale: micro ? 1.5 : 1.2,
    });
    const adapter = { ...studio, colour: micro ? '#33363c' : studio.colour };
    return (
      footShadow(sheet, boxFeet(rear, ...sizes.full)) +
      footShadow(sheet, boxFeet(front, w, h)) +
      card(adapter, rear, 'full', [0, 0, 0], !micro) +
      card(studio, front, kind, [0, 0, 0])
    );
  }
  if (view === 2) {
    const pose = eye({ yaw: -28, pitch: 8, roll: 4, cx: 600, cy: 590, scale: micro ? 2.2 : 1.34 });
    return footShadow(sheet, boxFeet(pose, w, h)) + card(studio, pose, kind, [0, 0, 0], true);
  }
  return card(
    studio,
    eye({ yaw: 30, pitch: 20, roll: -14, cx: 600, cy: 600, scale: micro ? 3.4 : 2 }),
    kind,
    [0, 0, 0],
  );
};
