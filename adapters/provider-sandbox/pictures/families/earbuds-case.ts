import { darken, isWhite, lighten, lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { type HullShape, hullBody, hullPath } from '#adapters/provider-sandbox/pictures/kit/hull.ts';
import { gleam, glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, group, num, path } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A case that opens upwards: its size closed, its corners in shares of that, where its lid begins and how deep it is. */
interface Build {
  w: number;
  h: number;
  /** Reach of the corners along the top and along the sides. */
  across: number;
  along: number;
  seam: number;
  depth: number;
  /** Half the height of the open rim as it is seen from a little above. */
  rim: number;
}

/** What a maker's case is like: a pebble that lies on its side, a low box, a pill, an egg that stands, a low disc, a tall box. */
const builds = {
  pebble: { w: 600, h: 446, across: 0.4, along: 0.47, seam: 0.34, depth: 0.42, rim: 0.066 },
  low: { w: 570, h: 330, across: 0.17, along: 0.3, seam: 0.4, depth: 0.62, rim: 0.14 },
  pill: { w: 650, h: 360, across: 0.285, along: 0.5, seam: 0.42, depth: 0.46, rim: 0.085 },
  oval: { w: 470, h: 540, across: 0.5, along: 0.44, seam: 0.38, depth: 0.62, rim: 0.1 },
  disc: { w: 500, h: 400, across: 0.5, along: 0.5, seam: 0.44, depth: 0.42, rim: 0.1 },
  tall: { w: 430, h: 640, across: 0.4, along: 0.27, seam: 0.34, depth: 0.66, rim: 0.09 },
} satisfies Record<string, Build>;

/** What the case of a model is like; `square` is the clear one, which has a drawing of its own. */
export const caseOf = ({ chance }: Studio) =>
  chance.pick('case', ['oval', 'pebble', 'low', 'pill', 'square', 'disc', 'tall']);

export function buildOf(studio: Studio): Build {
  const { chance } = studio;
  const kind = caseOf(studio);
  const build = builds[kind === 'square' ? 'low' : kind];
  const w = chance.range('case-w', build.w, build.w);
  return { ...build, w, h: chance.range('case-h', build.h, build.h) };
}

const hull = ({ w, h, across, along }: Build): HullShape => ({
  w,
  top: -h / 2,
  foot: h / 2,
  upper: h * along,
  lower: h * along,
  across: w * across,
});

const lamp = ({ sheet, chance }: Studio, y: number): string => {
  const colour = chance.pick('led', ['#39d98a', '#ffffff']);
  return glow(sheet, 0, y, 26, colour, 0.6) + circle(0, y, 6, { fill: colour });
};

/** The closed case about its centre. */
export function closedCase(studio: Studio): string {
  const { sheet, chance, colour } = studio;
  const build = buildOf(studio);
  const { w, h } = build;
  const y = -h / 2 + h * build.seam;
  const d = hullPath(hull(build));
  const bend = h * 0.05;
  const seam = (down: number): string =>
    `M${num(-w / 2)} ${num(y + down)}Q0 ${num(y + down + bend)} ${num(w / 2)} ${num(y + down)}`;
  return (
    hullBody(sheet, d, colour) +
    group(
      path(seam(0), { stroke: darken(colour, isWhite(colour) ? 0.4 : 0.6), width: 4 }) +
        path(seam(4), { stroke: lighten(colour, 0.6), width: 2.5, opacity: 0.8 }),
      { clip: sheet.clip(path(d, { fill: '#000' })) },
    ) +
    lamp(studio, y + h * 0.26) +
    gleam(
      `M${num(-w * 0.36)} ${num(-h * 0.2)}Q${num(-w * 0.33)} ${num(-h * 0.36)} ${num(-w * 0.16)} ${num(-h * 0.4)}`,
      18,
      chance.yes('matt', 0) ? 0.14 : isWhite(colour) ? 0.6 : 0.5,
    )
  );
}

/** The front half of the rim from the left to the right, and all of it. */
const rimFront = (w: number, bend: number, rim: number): string =>
  `A${num(bend)} ${num(rim)} 0 0 0 ${num(-w / 2 + bend)} ${num(rim)}H${num(w / 2 - bend)}A${num(bend)} ${num(rim)} 0 0 0 ${num(w / 2)} 0`;

/** The lid stands up behind the rim and shows its hollow. */
function lid({ sheet, colour }: Studio, { w, depth, rim, across }: Build, inside: string): string {
  const tall = w * depth;
  const shape = (inset: number): string =>
    hullPath({
      w: w - inset * 2,
      top: -tall - rim * 0.2 + inset,
      foot: rim,
      upper: Math.min(tall * 0.66, w * across) - inset * 0.7,
      lower: 8,
      across: Math.min(w * across, tall * 0.8) - inset * 0.7,
    });
  const hollow = sheet.linear([
    [0, tone(inside, -0.36)],
    [0.3, tone(inside, -0.2)],
    [0.75, tone(inside, -0.08)],
    [1, tone(inside, -0.3)],
  ]);
  const sides = sheet.linear(
    [
      [0, '#05070b', 0.24],
      [0.16, '#05070b', 0],
      [0.84, '#05070b', 0],
      [1, '#05070b', 0.3],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    hullBody(sheet, shape(0), colour) +
    path(shape(24), { fill: hollow }) +
    path(shape(24), { fill: sides, opacity: isWhite(colour) ? 0.6 : 1 }) +
    path(shape(24), { stroke: lighten(inside, 0.5), width: 2.5, opacity: 0.5 })
  );
}

/** The case with its lid thrown back, about the middle of its rim; `seated` stand in their wells, `at` shares of its width. */
export function openCase(studio: Studio, seated: string, at: number): string {
  const { sheet, colour } = studio;
  const build = buildOf(studio);
  const { w, h } = build;
  const rim = w * build.rim;
  const bend = Math.min(w / 2, Math.max(w * build.across, 60));
  const low = h * (1 - build.seam);
  const along = Math.min(h * build.along, low * 0.92);
  const inside = mix(colour, lightness(colour) > 0.5 ? '#ffffff' : '#000000', 0.25);
  const soft = isWhite(colour) ? 0.5 : 1;
  const around = `M${num(-w / 2)} 0${rimFront(w, bend, rim)}A${num(bend)} ${num(rim)} 0 0 0 ${num(w / 2 - bend)} ${num(-rim)}H${num(-w / 2 + bend)}A${num(bend)} ${num(rim)} 0 0 0 ${num(-w / 2)} 0Z`;
  const tray = path(around, {
    fill: sheet.linear([
      [0, tone(inside, -0.42 * soft)],
      [1, tone(inside, 0.1)],
    ]),
  });
  const well = (x: number): string =>
    ellipse(x, rim * 0.1, w * 0.15, rim * 0.66, {
      fill: sheet.radial([
        [0, mix('#05070b', inside, isWhite(colour) ? 0.25 : 0)],
        [0.75, tone(inside, -0.7)],
        [1, tone(inside, -0.45)],
      ]),
    });
  const foot = w * build.across;
  const front = `M${num(-w / 2)} 0${rimFront(w, bend, rim)}V${num(low - along)}C${num(w / 2)} ${num(low - along * 0.4)} ${num(w / 2 - foot * 0.4)} ${num(low)} ${num(w / 2 - foot)} ${num(low)}H${num(-w / 2 + foot)}C${num(-w / 2 + foot * 0.4)} ${num(low)} ${num(-w / 2)} ${num(low - along * 0.4)} ${num(-w / 2)} ${num(low - along)}Z`;
  // Whatever stands in the wells is seen above the front of the rim only, and between its sides.
  const mouth = sheet.clip(
    path(`M${num(-w / 2)} 0V-60H-900V-900H900V-60H${num(w / 2)}V0${rimBack(w, bend, rim)}Z`, { fill: '#000' }),
  );
  return (
    lid(studio, { ...build, rim }, inside) +
    tray +
    well(-w * at) +
    well(w * at) +
    group(seated, { clip: mouth }) +
    hullBody(sheet, front, colour) +
    path(`M${num(-w / 2)} 0${rimFront(w, bend, rim)}`, { stroke: lighten(colour, 0.6), width: 3.5 }) +
    lamp(studio, rim + (low - rim) * 0.34)
  );
}

/** The front of the rim from the right to the left, to close an outline with. */
const rimBack = (w: number, bend: number, rim: number): string =>
  `A${num(bend)} ${num(rim)} 0 0 1 ${num(w / 2 - bend)} ${num(rim)}H${num(-w / 2 + bend)}A${num(bend)} ${num(rim)} 0 0 1 ${num(-w / 2)} 0`;
