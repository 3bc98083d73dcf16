import { lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { plate, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const w = 1090;
const h = 618;
const depth = 22;

/** How much of the picture a screen of so many inches takes: nearly true to each other, the largest fills it. */
const breadth = (inches: number): number => (inches / 75) ** 0.6;

/** Either two blade feet or one centre foot; the floor lies 54 below the panel. */
function feet({ sheet, chance }: Studio, view: Eye): string {
  const floor = h / 2 + 54;
  const metal = chance.yes('dark-feet') ? '#2b2d32' : '#a9adb4';
  if (chance.yes('centre-foot', 0.4)) {
    const neck = slab(
      view,
      190,
      70,
      20,
      { colour: metal, finish: 'metal', r: 4, at: [0, h / 2 + 24, -10] },
      rect(0, 0, 190, 70, 4, { fill: flatFill(sheet, metal, 'metal') }),
    );
    return (
      plate(
        view,
        460,
        210,
        10,
        { colour: metal, finish: 'metal', r: 14, at: [0, floor - 10, 0] },
        rect(0, 0, 460, 210, 14, { fill: flatFill(sheet, metal, 'metal') }),
      ) + neck
    );
  }
  const foot = (x: number): string => {
    const [ax, ay] = view.project([x, h / 2 - 6, 0]);
    const points = [
      [x - 18, floor, 90],
      [x + 18, floor, -90],
    ] as const;
    return points
      .map((point) => {
        const [bx, by] = view.project([...point]);
        return path(`M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`, {
          stroke: roundFill(sheet, metal, 'metal'),
          width: 12,
          round: true,
        });
      })
      .join('');
  };
  return foot(-w * 0.36) + foot(w * 0.36);
}

/** Rows of posters, as a television shows when it is switched on. */
function rows({ sheet, chance }: Studio, sw: number, sh: number): string {
  const poster = (name: string): string => {
    const [a, b] = [
      chance.pick(`${name}-a`, ['#ff7a45', '#5b7cff', '#19b394', '#d94f8a', '#ffc145']),
      chance.pick(`${name}-b`, ['#251a3e', '#0d2b3c', '#3a1322', '#12301f']),
    ];
    return sheet.linear(
      [
        [0, a],
        [1, b],
      ],
      0,
      0,
      1,
      1,
    );
  };
  const row = repeat(6, (index) =>
    rect(sw * 0.05 + index * sw * 0.155, sh * 0.72, sw * 0.14, sh * 0.19, 10, {
      fill: poster(`poster-${index}`),
      ...(index === 0 ? { stroke: '#ffffff', width: 5 } : {}),
    }),
  );
  const title =
    rect(sw * 0.05, sh * 0.4, sw * 0.3, sh * 0.075, 8, { fill: '#ffffff' }) +
    rect(sw * 0.05, sh * 0.51, sw * 0.22, sh * 0.025, 5, { fill: '#ffffff', opacity: 0.6 }) +
    rect(sw * 0.05, sh * 0.58, sw * 0.11, sh * 0.065, sh * 0.033, { fill: '#ffffff', opacity: 0.92 });
  const shade = rect(0, 0, sw, sh, 0, {
    fill: sheet.linear(
      [
        [0, '#000000', 0.55],
        [0.6, '#000000', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  });
  return shade + title + row;
}

function remote({ sheet }: Studio): string {
  const fill = roundFill(sheet, '#33363c', 'matte');
  return (
    rect(-34, -150, 68, 300, 30, { fill }) +
    circle(0, -78, 24, { stroke: '#6d727b', width: 5 }) +
    circle(0, -128, 7, { fill: '#e0533d' }) +
    repeat(6, (index) => circle(-15 + (index % 2) * 30, -20 + Math.floor(index / 2) * 34, 8, { fill: '#5a5e66' }))
  );
}

export const drawTv: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const content = (sw: number, sh: number): string => (chance.yes('menu', 0.4) ? rows(studio, sw, sh) : '');
  const face =
    screen(sheet, chance, w, h, {
      r: 6,
      bezel: chance.range('bezel', 5, 11),
      chin: chance.range('chin', 8, 20),
      body: colour,
      content,
      sheen: 0.45,
    }) + rect(1, 1, w - 2, h - 2, 6, { stroke: lighten(colour, 0.25), width: 2.5 });
  const look = { colour, finish: 'metal' as const, r: 6 };
  const k = breadth(chance.range('size', 43, 65));
  if (view === 1) {
    const from = eye({ yaw: -12, pitch: 6, cx: 600, cy: 600 - 40 * k, scale: 0.99 * k });
    return (
      groundShadow(sheet, 600, 600 + 318 * k, 520 * k, 40 * k) +
      feet(studio, from) +
      slab(from, w, h, depth, look, face)
    );
  }
  if (view === 2) {
    const from = eye({ yaw: 40, pitch: 8, cx: 600, cy: 600 - 60 * k, scale: 1.12 * k });
    return (
      groundShadow(sheet, 600, 600 + 345 * k, 440 * k, 60 * k) +
      feet(studio, from) +
      slab(from, w, h, depth, look, face) +
      place(remote(studio), 1010, 1000, 0.8, 62)
    );
  }
  const near = eye({ yaw: 34, pitch: 10, roll: 3, cx: 900, cy: 330, scale: 1.9 });

  return feet(studio, near) + slab(near, w, h, depth, look, face);
};
