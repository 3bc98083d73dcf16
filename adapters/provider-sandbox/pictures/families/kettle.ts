import { isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { ellipse, group, num, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { handle, keyPlate, lid, type Stand, spout } from './kettle-parts.ts';
import { jugs, radiusAt } from './kettle-shapes.ts';
import { openness, ring, steelFoot, water, waterWindow } from './kettle-wall.ts';

const dark = '#2b2d32';

/** A kettle on its base, the spout on the left; on the right where `side` is -1. */
function whole(studio: Studio, view: Eye, side: 1 | -1): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const jug = jugs[chance.pick('jug', ['cone', 'bell', 'beaker', 'belly', 'column'])];
  const { r, h } = jug;
  const glass = chance.yes('glass', 0.2);
  const finish = glass ? 'gloss' : chance.pick('finish', ['matte', 'metal', 'gloss']);
  const trim = chance.yes('dark-trim', 0.65) ? dark : tone(colour, -0.04);
  const stand: Stand = { sheet, view, jug, side };
  const disc = (rings: readonly (readonly [number, number])[], ink: string, y: number, metal = false): string =>
    lathe(sheet, view, rings, {
      colour: ink,
      finish: metal ? 'metal' : 'gloss',
      origin: [0, y, 0],
    });
  const foot = radiusAt(jug, 0);
  const base =
    disc(
      [
        [foot + 12, 0],
        [foot + 22, 8],
        [foot + 20, 26],
        [foot + 6, 36],
      ],
      trim,
      h / 2 + 50,
    ) +
    disc(
      [
        [foot - 14, 0],
        [foot - 10, 14],
      ],
      '#15171b',
      h / 2 + 14,
    );
  const skin = glass ? '#c4d6e2' : colour;
  const line = isWhite(colour) ? tone(colour, -0.28) : tone(colour, -0.6);
  const seams =
    ring(stand, 0.09, line, 3) + ring(stand, 0.083, tone(skin, 0.5), 2) + (glass ? '' : ring(stand, 0.93, line, 2.5));
  const band = chance.yes('band', 0.3) ? steelFoot(stand, glass) : '';
  const profile = smooth(
    jug.rings.map(([share, height]) => [r * share, h * height] as const),
    12,
  );
  const wall = lathe(sheet, view, profile, {
    colour: skin,
    finish,
    origin: [0, h / 2, 0],
    over: (glass ? '' : seams) + band,
  });
  const body = glass ? group(wall, { opacity: 0.72 }) + water(stand) : wall;
  const collar = glass
    ? disc(
        [
          [radiusAt(jug, 0.84) + 3, 0],
          [radiusAt(jug, 1) + 3, h * 0.16],
        ],
        dark,
        -h * 0.34,
      )
    : '';
  const ink = glass ? dark : colour;
  const shine = gleam(
    [0.2, 0.5, 0.82]
      .map(
        (share) =>
          [view.project([-radiusAt(jug, share) * 0.56, h / 2 - h * share, radiusAt(jug, share) * 0.8])] as const,
      )
      .map(([point], index) => `${index === 0 ? 'M' : 'L'}${point.map(num).join(' ')}`)
      .join(''),
    16 * k,
    glass ? 0.8 : finish === 'matte' ? 0.14 : 0.4,
  );
  const [px, py] = view.project([0, h / 2 + 32, foot + 20]);
  const display = chance.pick('display', ['none', 'digits', 'keys']);
  const panel =
    display === 'digits'
      ? rect(px - 62 * k, py - 20 * k, 124 * k, 40 * k, 12 * k, { fill: '#08090b' }) +
        figures(chance.pick('heat', ['100', '85', '92']), px, py, 20 * k, '#7fe0ff', 2)
      : display === 'keys'
        ? keyPlate(px, py, k, '#ff9a5a')
        : '';
  const [rimX, rimY] = view.project([0, -h / 2, 0]);
  const rim = ellipse(rimX, rimY, radiusAt(jug, 1) * k, radiusAt(jug, 1) * openness(view) * k, {
    fill: tone(ink, -0.5),
    stroke: tone(ink, isWhite(ink) ? 0.5 : 0.3),
    width: 6 * k,
  });
  const window = chance.yes('window', 0.4) ? waterWindow(stand, colour) : '';
  return (
    base +
    handle(stand, chance.pick('grip', ['loop', 'arm', 'square']), trim) +
    body +
    collar +
    shine +
    window +
    rim +
    spout(stand, ink, glass ? 'gloss' : finish) +
    lid(
      stand,
      glass ? mix(dark, colour, 0.3) : tone(colour, isWhite(colour) ? -0.03 : 0.06),
      trim,
      glass ? 'gloss' : finish,
    ) +
    panel
  );
}

export const drawKettle: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return groundShadow(sheet, 600, 965, 350, 56) + whole(studio, eye({ pitch: 12, cx: 560, cy: 630, scale: 1.24 }), 1);
  if (view === 2)
    return groundShadow(sheet, 600, 940, 370, 80) + whole(studio, eye({ pitch: 24, cx: 640, cy: 610, scale: 1.2 }), -1);
  return whole(studio, eye({ pitch: 20, roll: 0, cx: 560, cy: 820, scale: 1.9 }), 1);
};
