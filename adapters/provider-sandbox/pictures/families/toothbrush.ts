import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** The exchangeable head with rows of bristles; round or long, seen from the front or the side. */
function head({ sheet, chance, colour }: Studio, side: boolean): string {
  const round = chance.yes('round-head', 0.4);
  const tint = chance.pick('bristle', ['#7fc4e8', '#8fd0a8', '#c9b8f0', '#f2b8c6']);
  const neck =
    path('M-22 -330C-20 -420 -16 -470 -14 -540H14C16 -470 20 -420 22 -330Z', {
      fill: roundFill(sheet, mix('#f1f2f4', colour, 0.12), 'gloss'),
    }) + rect(-24, -352, 48, 10, 4, { fill: chance.pick('ring', ['#3f9fd8', '#e98a2f', '#46a37a', '#d8348a']) });
  if (side) {
    const tufts = repeat(8, (index) =>
      rect(12, -640 + index * 14, 54 + (index % 2) * 10, 10, 3, {
        fill: index % 3 === 0 ? tint : '#fbfbfa',
        stroke: '#c9ccd1',
        width: 1,
      }),
    );
    return neck + rect(-16, -650, 30, 130, 14, { fill: roundFill(sheet, '#eceef1', 'gloss') }) + tufts;
  }
  const [w, h] = round ? [40, 40] : [34, 72];
  const tuft = repeat(round ? 28 : 40, (index) => {
    const t = index / (round ? 28 : 40);
    const [a, d] = [index * 2.4, Math.sqrt(t)];
    return circle(Math.cos(a) * d * (w - 9), -580 + Math.sin(a) * d * (h - 9), 6.5, {
      fill: index % 4 === 0 ? tint : '#fdfdfd',
      stroke: '#c2c7ce',
      width: 1.2,
    });
  });
  return (
    neck +
    ellipse(0, -580, w, h, { fill: roundFill(sheet, '#e6e8ec', 'gloss') }) +
    ellipse(0, -580, w - 3, h - 3, { fill: '#d5d9df' }) +
    tuft
  );
}

function whole(studio: Studio, side = false): string {
  const { sheet, chance, colour } = studio;
  const wide = side ? 54 : chance.range('wide', 56, 68);
  const body = `M${-wide * 0.5} -330C${-wide * 0.9} -250 ${-wide} -160 ${-wide} -60V250Q${-wide} 310 ${-wide * 0.7} 320H${wide * 0.7}Q${wide} 310 ${wide} 250V-60C${wide} -160 ${wide * 0.9} -250 ${wide * 0.5} -330Z`;
  const light = chance.pick('light', ['#5fd0ff', '#46e0b0', '#ffffff', '#ffb36b']);
  const controls = side
    ? ''
    : rect(-24, -190, 48, 96, 24, { fill: darken(colour, 0.25), stroke: lighten(colour, 0.4), width: 2 }) +
      circle(0, -160, 10, { fill: light }) +
      repeat(4, (index) => circle(0, -40 + index * 32, 6, { fill: index < 2 ? light : darken(colour, 0.3) }));
  return (
    head(studio, side) +
    path(body, { fill: roundFill(sheet, colour, chance.pick('finish', ['matte', 'gloss', 'metal'])) }) +
    controls +
    gleam(`M${-wide * 0.62} -180V240`, 11, 0.5)
  );
}

/** A low round charger. */
function charger({ sheet, colour }: Studio, x: number, y: number): string {
  return (
    path(`M${x - 110} ${y - 24}A110 34 0 0 1 ${x + 110} ${y - 24}V${y + 6}A110 34 0 0 1 ${x - 110} ${y + 6}Z`, {
      fill: roundFill(sheet, colour, 'matte'),
    }) + ellipse(x, y - 24, 110, 34, { fill: lighten(colour, 0.25) })
  );
}

export const drawToothbrush: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 480, 1074, 160, 30) +
      charger(studio, 480, 1056) +
      place(whole(studio), 480, 730, 1, 0) +
      groundShadow(sheet, 760, 1060, 130, 22) +
      place(whole(studio, true), 780, 730, 0.98, 7)
    );
  if (view === 2) return groundShadow(sheet, 600, 790, 400, 190, 0.4) + place(whole(studio), 540, 770, 1.04, 56);
  return place(whole(studio), 640, 1680, 2.2, -8);
};
