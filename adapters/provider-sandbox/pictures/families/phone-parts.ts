import { darken, lighten, lightness } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lockScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { cameras } from './phone-cameras.ts';

/** Sizes of a phone as the model's name decides them; other families reuse them for cases and glasses. */
export interface PhoneBuild {
  w: number;
  h: number;
  depth: number;
  r: number;
  bezel: number;
}

/** Pixels a millimetre. */
const scale = 5.5;

export function phoneBuild({ chance }: Studio): PhoneBuild {
  return {
    w: chance.range('wide', 71, 78) * scale,
    h: chance.range('high', 150, 164) * scale,
    depth: chance.range('thick', 7.2, 8.6) * scale,
    r: chance.range('corner', 40, 76),
    bezel: chance.range('bezel', 11, 16),
  };
}

/** Lit glass with a clock, the model's own cut-out for the front camera and a hairline frame. */
export function phoneFront({ sheet, chance, colour }: Studio, build: PhoneBuild): string {
  const { w, h, r, bezel } = build;
  const cutout = chance.pick('cutout', ['hole', 'pill', 'notch', 'drop']);
  const content = (sw: number, sh: number): string => lockScreen(chance, sw, sh);
  const x = w / 2;
  const y = bezel + 26;
  const camera =
    circle(x, y, 11, { fill: '#050608' }) +
    circle(x, y, 5, { fill: '#1a2340' }) +
    circle(x - 2, y - 2, 1.6, { fill: '#8fa3dd' });
  const shapes = {
    hole: camera,
    pill:
      rect(x - 56, y - 16, 112, 32, 16, { fill: '#050608' }) +
      circle(x + 38, y, 7, { fill: '#141c36' }) +
      circle(x + 36, y - 2, 1.8, { fill: '#7d92d6' }),
    notch:
      path(
        `M${x - 92} ${bezel - 1}Q${x - 80} ${bezel} ${x - 78} ${bezel + 12}Q${x - 76} ${y + 8} ${x - 56} ${y + 8}H${x + 56}Q${x + 76} ${y + 8} ${x + 78} ${bezel + 12}Q${x + 80} ${bezel} ${x + 92} ${bezel - 1}Z`,
        { fill: '#08090b' },
      ) + circle(x + 46, y - 8, 7, { fill: '#141c36' }),
    drop:
      path(
        `M${x - 34} ${bezel - 1}Q${x - 16} ${bezel} ${x - 14} ${y - 8}A15 15 0 0 0 ${x + 14} ${y - 8}Q${x + 16} ${bezel} ${x + 34} ${bezel - 1}Z`,
        { fill: '#08090b' },
      ) + circle(x, y - 8, 6, { fill: '#141c36' }),
  };
  const frame = sheet.linear(
    [
      [0, lighten(colour, 0.55)],
      [0.4, colour],
      [0.7, lighten(colour, 0.25)],
      [1, darken(colour, 0.4)],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    screen(sheet, chance, w, h, { r, bezel, body: colour, content }) +
    shapes[cutout] +
    rect(1.5, 1.5, w - 3, h - 3, r - 1.5, { stroke: frame, width: 4.5 })
  );
}

/** The glass let into a metal back, under which a phone charges. */
function pane({ colour }: Studio, { w, h, r }: PhoneBuild): string {
  const ink = lightness(colour) > 0.5 ? darken(colour, 0.12) : lighten(colour, 0.1);
  return rect(w * 0.06, h * 0.33, w * 0.88, h * 0.64, r * 0.82, {
    fill: ink,
    opacity: 0.55,
    stroke: darken(colour, 0.4),
    width: 1.5,
  });
}

/** Matte or glassy back with the camera island. */
export function phoneBack(studio: Studio, build: PhoneBuild): string {
  const { sheet, chance, colour } = studio;
  const { w, h, r } = build;
  const glossy = chance.yes('glossy', 0.4);
  const edge = sheet.linear(
    [
      [0, lighten(colour, 0.6)],
      [0.5, colour],
      [1, darken(colour, 0.35)],
    ],
    0,
    0,
    1,
    1,
  );
  const sweep = sheet.linear(
    [
      [0, '#ffffff', glossy ? 0.34 : 0.12],
      [0.55, '#ffffff', 0.02],
      [1, '#ffffff', 0],
    ],
    0,
    0,
    0.9,
    1,
  );
  const sheen = path(
    `M0 ${r}Q0 0 ${r} 0H${w * 0.86}Q${w * 0.34} ${h * 0.34} ${w * 0.16} ${h}H${r}Q0 ${h} 0 ${h - r}Z`,
    { fill: sweep },
  );
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour, 'matte') }) +
    sheen +
    (chance.yes('window', 0) ? pane(studio, build) : '') +
    cameras(studio, w) +
    rect(2, 2, w - 4, h - 4, r - 2, { stroke: edge, width: 4 })
  );
}
