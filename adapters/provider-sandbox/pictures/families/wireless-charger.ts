import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, plate, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, num, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { plug } from './cable-plugs.ts';

/** A flat puck with a pale face and a metal rim; its lead runs to the back, where its plug is. */
function puck(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const metal = chance.yes('metal-rim', 0.5);
  const r = metal ? 260 : 330;
  const k = view.scale;
  const [x, y] = view.project([r * 0.9, 0, -80]);
  const [ex, ey] = [x + 118 * k, y - 214 * k];
  const cord =
    tube(
      `M${num(x)} ${num(y)}C${num(x + 120 * k)} ${num(y - 40 * k)} ${num(x + 140 * k)} ${num(y - 120 * k)} ${num(ex)} ${num(ey)}`,
      20 * k,
      '#e3e5e9',
    ) + place(plug({ ...studio, colour: '#e3e5e9' }, 'c'), ex, ey, 0.5 * k, -14);
  const body = lathe(
    sheet,
    view,
    smooth(
      [
        [r * 0.95, 0],
        [r, 8],
        [r, 34],
        [r * 0.97, 42],
      ],
      6,
    ),
    { colour: metal ? '#c3c7cd' : darken(colour, 0.08), finish: metal ? 'metal' : 'gloss', origin: [0, 22, 0] },
  );
  const top =
    circle(0, 0, r * 0.96, { fill: flatFill(sheet, colour, 'matte') }) +
    (metal
      ? circle(0, 0, r * 0.9, { stroke: darken(colour, 0.12), width: 3, opacity: 0.6 })
      : circle(0, 0, r * 0.72, { fill: flatFill(sheet, tone(colour, -0.08), 'gloss'), stroke: '#8b9099', width: 4 }) +
        [0.6, 0.5, 0.4]
          .map((share) => circle(0, 0, r * share, { stroke: '#c08a62', width: 7, opacity: 0.75 }))
          .join('') +
        circle(0, r * 0.84, 9, { fill: '#5fd0ff' }));
  return cord + body + onTop(view, -20, top);
}

/** A disc for the back of a telephone, leaning on a stem. */
function leaning({ sheet, colour }: Studio, view: Eye, at: Vec, r: number, lean: number): string {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const face =
    circle(r, r, r, { fill: flatFill(sheet, colour) }) +
    circle(r, r, r * 0.86, { stroke: lighten(colour, 0.4), width: 5, opacity: 0.8 }) +
    circle(r, r, r * 0.5, { stroke: lighten(colour, 0.2), width: 3, opacity: 0.5 });
  const origin = add(at, [-r, -r * c, -r * s]);
  return prism(
    view,
    { origin, u: axes.x, v: [0, c, s] },
    roundedOutline(r * 2, r * 2, r),
    40,
    { colour, finish: 'gloss' },
    face,
  );
}

const stem = ({ sheet, colour }: Studio, view: Eye, foot: Vec, height: number): string =>
  lathe(
    sheet,
    view,
    [
      [30, 0],
      [26, height],
    ],
    { colour: mix('#b9bdc4', colour, 0.4), finish: 'metal', origin: foot, axis: [0, -0.97, -0.24] },
  );

/** An upright stand for one telephone. */
function stand(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const back = 0.36;
  const [c, s] = [Math.cos(back), Math.sin(back)];
  const [w, h] = [300, 620];
  const foot = plate(
    view,
    360,
    380,
    34,
    { colour, r: 90, at: [0, 380, 0] },
    rect(0, 0, 360, 380, 90, { fill: flatFill(sheet, colour) }),
  );
  const face =
    rect(0, 0, w, h, 80, { fill: flatFill(sheet, colour, 'gloss') }) +
    circle(w / 2, h * 0.42, 112, { stroke: lighten(colour, 0.35), width: 4, opacity: 0.7 }) +
    rect(w / 2 - 26, h * 0.86, 52, 8, 4, { fill: '#ffb36b' });
  const panel = prism(
    view,
    { origin: [-w / 2, 372 - h * c, 60 - h * s], u: axes.x, v: [0, c, s] },
    roundedOutline(w, h, 80),
    44,
    { colour, finish: 'gloss' },
    face,
  );
  const lip = plate(
    view,
    240,
    60,
    26,
    { colour, r: 26, at: [0, 350, 100] },
    rect(0, 0, 240, 60, 26, { fill: darken(colour, 0.2) }),
  );
  return foot + panel + lip;
}

/** Telephone, watch and earbuds at once: two discs on a common foot and a hollow before them. */
function trio(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const foot = plate(
    view,
    760,
    380,
    36,
    { colour, r: 150, at: [0, 360, 40] },
    rect(0, 0, 760, 380, 150, { fill: flatFill(sheet, colour) }) +
      rect(60, 250, 210, 90, 40, { stroke: lighten(colour, 0.35), width: 4, opacity: 0.8 }),
  );
  return (
    foot +
    stem(studio, view, [-150, 352, -40], 380) +
    leaning(studio, view, [-150, -70, -90], 200, 0.28) +
    stem(studio, view, [220, 352, 0], 220) +
    leaning(studio, view, [220, 96, -20], 92, 0.28)
  );
}

export const drawWirelessCharger: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const kind = chance.pick('kind', ['puck', 'stand', 'trio']);
  if (kind === 'puck') {
    if (view === 1)
      return groundShadow(sheet, 560, 720, 450, 220) + puck(studio, eye({ pitch: 34, cx: 530, cy: 660, scale: 1.22 }));
    if (view === 2)
      return (
        groundShadow(sheet, 550, 700, 420, 400, 0.7) + puck(studio, eye({ pitch: 66, cx: 530, cy: 660, scale: 1.18 }))
      );
    return groundShadow(sheet, 640, 860, 800, 240) + puck(studio, eye({ pitch: 20, cx: 560, cy: 760, scale: 1.9 }));
  }
  const draw = kind === 'stand' ? stand : trio;
  const scale = kind === 'stand' ? 1.1 : 1.04;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 1000, kind === 'stand' ? 300 : 440, 90) +
      draw(studio, eye({ yaw: -26, pitch: 16, cx: 600, cy: 600, scale }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 990, kind === 'stand' ? 300 : 440, 110) +
      draw(studio, eye({ yaw: 32, pitch: 26, cx: 600, cy: 590, scale }))
    );
  return draw(studio, eye({ yaw: -16, pitch: 22, roll: 4, cx: 640, cy: 720, scale: 1.8 }));
};
