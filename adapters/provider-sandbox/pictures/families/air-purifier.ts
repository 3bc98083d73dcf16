import { darken, isWhite, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, weave } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { circle, group, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** Fan guard seen from above. */
function guard(studio: Studio, r: number): string {
  const { sheet, colour } = studio;
  const spokes = repeat(36, (index) =>
    line(0, -r * 0.3, 0, -r * 0.96, { stroke: tone(colour, -0.05), width: 7, transform: `rotate(${index * 10 + 5})` }),
  );
  const hoops = [0.5, 0.7, 0.88]
    .map((share) => circle(0, 0, r * share, { stroke: tone(colour, 0.04), width: 6 }))
    .join('');
  return (
    circle(0, 0, r, { fill: '#15171b' }) +
    spokes +
    hoops +
    circle(0, 0, r * 0.36, { fill: flatFill(sheet, '#1d1f24', 'gloss') }) +
    circle(0, 0, r, { stroke: lighten(colour, 0.4), width: 8 })
  );
}

function display({ chance }: Studio, r: number): string {
  const state = chance.pick('air', ['#46e0b0', '#5fd0ff', '#ffc53d']);
  return (
    circle(0, 0, r, { fill: '#0c0d10' }) +
    circle(0, 0, r * 0.86, {
      stroke: state,
      width: r * 0.09,
      round: true,
      dash: `${num(r * 3.6)} ${num(r * 3)}`,
      transform: 'rotate(140)',
    }) +
    figures(chance.pick('level', ['008', '012', '005', '021']), 0, -r * 0.05, r * 0.42, '#ffffff', 1.8) +
    circle(0, r * 0.48, r * 0.07, { fill: state })
  );
}

/** What turns a flat pattern round: both sides in the shade, that of white things less deep. */
const roundShade = (sheet: Sheet, depth: number): string =>
  sheet.linear(
    [
      [0, '#0d111a', 0.5 * depth],
      [0.3, '#0d111a', 0],
      [0.55, '#0d111a', 0.04 * depth],
      [1, '#0d111a', 0.55 * depth],
    ],
    0,
    0,
    1,
    0,
  );

/** A drum, perforated and read from the front, or wrapped in cloth and read from above. */
function drum(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const r = chance.range('r', 212, 250);
  const h = chance.range('h', 560, 720);
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  const rim = (y: number): string => `A${num(r * k)} ${num(r * flat * k)} 0 0 ${y > 0 ? 0 : 1} `;
  const cloth = chance.yes('cloth', 0.3);
  const upper = num(-h * (cloth ? 0.8 : 0.6) * k);
  const band = `M${num(-r * k)} ${upper}V${num(-60 * k)}${rim(1)}${num(r * k)} ${num(-60 * k)}V${upper}${rim(-1)}${num(-r * k)} ${upper}Z`;
  const yarn = tone(colour, isWhite(colour) ? -0.04 : -0.34);
  const mesh = cloth
    ? path(band, { fill: weave(sheet, yarn, 12) }) + path(band, { fill: roundShade(sheet, isWhite(colour) ? 0.4 : 1) })
    : path(band, { fill: holes(sheet, 17, darken(colour, 0.62)), opacity: 0.8 });
  const body = lathe(
    sheet,
    view,
    [
      [r * 0.93, 0],
      [r * 0.95, 24],
      [r, 30],
      [r, h - 40],
      ...smooth(
        [
          [r, h - 40],
          [r * 0.985, h - 12],
          [r * 0.93, h],
        ],
        6,
      ),
    ],
    { colour, origin: [0, h / 2, 0], over: mesh },
  );
  const top = onTop(view, -h / 2, guard(studio, r * 0.9));
  return cloth
    ? body + top + onTop(view, -h / 2 - 1, display(studio, r * 0.46))
    : body + top + onFront(view, r, display(studio, 54), 0, -h * 0.27);
}

/** A rounded tower with louvres on its front, or a front of fine holes from the floor to the display. */
function tower(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [chance.range('w', 360, 440), chance.range('h', 640, 760), 280];
  const grille = chance.yes('dotted', 0.3)
    ? rect(26, h * 0.3, w - 52, h * 0.66, 26, { fill: tone(colour, -0.14) }) +
      rect(38, h * 0.31, w - 76, h * 0.63, 18, { fill: holes(sheet, 15, darken(colour, 0.66)) }) +
      rect(26, h * 0.3 - 8, w - 52, 8, 4, { fill: '#b9bdc4' })
    : rect(40, h * 0.34, w - 80, h * 0.56, 20, { fill: tone(colour, -0.1) }) +
      repeat(16, (index) =>
        rect(54, h * 0.36 + index * h * 0.0335, w - 108, h * 0.016, h * 0.008, { fill: darken(colour, 0.6) }),
      );
  const face =
    rect(0, 0, w, h, 70, { fill: flatFill(sheet, colour) }) +
    grille +
    group(display(studio, 60), { transform: `translate(${w / 2} ${num(h * 0.17)})` });
  const vent =
    rect(-w / 2 + 50, -d / 2 + 46, w - 100, d - 92, 40, { fill: '#15171b' }) +
    repeat(11, (index) =>
      rect(-w / 2 + 64 + (index * (w - 136)) / 10, -d / 2 + 52, 8, d - 104, 4, { fill: tone(colour, -0.1) }),
    );
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: [1, 0, 0], v: [0, 1, 0] },
      w,
      h,
      d,
      { colour, r: 44, bevel: 26, backBevel: 20 },
      group(face, { clip: sheet.clip(rect(26, 26, w - 52, h - 52, 30, { fill: '#000' })) }),
    ) + onTop(view, -h / 2, vent, 0, 0)
  );
}

export const drawAirPurifier: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const round = chance.yes('round', 0.55);
  const draw = round ? drum : tower;
  const h = round ? chance.range('h', 560, 720) : chance.range('h', 640, 760);
  const floor = (pitch: number, scale: number): number => 620 + (h / 2) * Math.cos((pitch * Math.PI) / 180) * scale;
  if (view === 1)
    return (
      groundShadow(sheet, 600, floor(17, 1.2), 330, 62) +
      draw(studio, eye({ yaw: round ? 0 : -26, pitch: 17, cx: 600, cy: 600, scale: 1.2 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, floor(34, 1.18), 340, 80) +
      draw(studio, eye({ yaw: round ? 24 : 34, pitch: 34, cx: 600, cy: 600, scale: 1.18 }))
    );
  return draw(studio, eye({ yaw: round ? 0 : -20, pitch: 30, roll: -5, cx: 600, cy: 900, scale: 2 }));
};
