import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { darken, lighten, lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const shell =
  'M-250 -178C-170 -206 170 -206 250 -178C340 -150 398 60 404 196C408 290 330 320 276 250C238 200 214 132 168 120C90 104 -90 104 -168 120C-214 132 -238 200 -276 250C-330 320 -408 290 -404 196C-398 60 -340 -150 -250 -178Z';

function stick(studio: Studio, x: number, y: number): string {
  const { sheet, chance } = studio;
  const lit = chance.yes('lit-sticks', 0) ? circle(x, y, 78, { stroke: '#5fd0ff', width: 9 }) : '';
  const well = circle(x, y, 74, {
    fill: sheet.radial([
      [0, '#0a0b0d'],
      [0.8, '#16181c'],
      [1, '#4a4e56'],
    ]),
  });
  const top = circle(x - 2, y - 6, 46, {
    fill: sheet.radial(
      [
        [0, '#1f2126'],
        [0.6, '#2c2f35'],
        [0.86, '#4b4f57'],
        [1, '#17191d'],
      ],
      0.42,
      0.36,
      0.62,
    ),
  });
  return well + lit + knob(sheet, x, y - 2, 57, '#33363c') + top;
}

/** Triangle, circle, cross and square, from the top round to the left. */
const SIGNS = [
  'M0 -13L12 8H-12Z',
  'M0 -12A12 12 0 0 1 0 12A12 12 0 0 1 0 -12Z',
  'M-9 -9L9 9M9 -9L-9 9',
  'M-10 -10H10V10H-10Z',
];

/** The dark lower part of a pad of two colours, which both sticks stand in. */
const LOWER =
  'M-198 78C-206 20 -176 -34 -116 -32C-84 -30 -74 -14 -40 -14H40C74 -14 84 -30 116 -32C176 -34 206 20 198 78C194 104 184 126 168 120C90 104 -90 104 -168 120C-184 126 -194 104 -198 78Z';

/** A key that points inwards, at the top of a cross of four. */
const KEY = 'M-17 -70Q-24 -70 -24 -63V-43Q-24 -39 -21 -36L-5 -19Q0 -14 5 -19L21 -36Q24 -39 24 -43V-63Q24 -70 17 -70Z';

/** Four keys of their own round a shallow dish: each lies in a hollow of the shell, which shades its upper edge. */
function directions(sheet: Sheet, cap: string): string {
  const dish = circle(0, 0, 86, {
    fill: sheet.radial([
      [0, '#05070b', 0.16],
      [0.78, '#05070b', 0.06],
      [0.94, '#05070b', 0.03],
      [1, '#05070b', 0],
    ]),
  });
  return (
    dish +
    repeat(4, (index) => {
      // Light comes from above whichever way a key points, so that its shades are turned back.
      const angle = (-index * Math.PI) / 2;
      const [x, y] = [0.5 + 0.5 * Math.sin(angle), 0.5 - 0.5 * Math.cos(angle)];
      const fill = sheet.linear(
        [
          [0, tone(cap, -0.14)],
          [0.3, tone(cap, 0.04)],
          [1, tone(cap, 0.3)],
        ],
        x,
        y,
        1 - x,
        1 - y,
      );
      const art =
        path(KEY, { stroke: '#05070b', width: 9, opacity: 0.16, round: true }) +
        path(KEY, { fill, stroke: darken(cap, 0.42), width: 2.5, round: true }) +
        path('M0 -60L7 -50H-7Z', { fill: darken(cap, lightness(cap) > 0.5 ? 0.4 : 0), opacity: 0.7, round: true });
      return group(art, { transform: `rotate(${index * 90})` });
    })
  );
}

/** A gamepad from the front about its middle, 800 wide. */
export function pad(studio: Studio): string {
  const { sheet, chance, colour } = studio;
  const ink = lightness(colour) > 0.5 ? '#2a2d33' : '#e6e8ec';
  const cap = chance.yes('dark-keys', 0.6) ? '#24262b' : tone(colour, 0.25);
  const inks = chance.yes('coloured', 0.5) ? ['#f2c33d', '#e0483a', '#4aa36b', '#3f78d8'] : [ink, ink, ink, ink];
  const split = chance.yes('split-keys', 0);
  const face = repeat(4, (index) => {
    const angle = ((index * 90 - 90) * Math.PI) / 180;
    const [x, y] = [238 + 62 * Math.cos(angle), -72 + 62 * Math.sin(angle)];
    const sign = split
      ? path(SIGNS[index] ?? '', { stroke: '#8d929b', width: 3.5, round: true, transform: `translate(${x} ${y})` })
      : circle(x, y, 10, { stroke: inks[index] ?? ink, width: 5 });
    return knob(sheet, x, y, 30, cap) + sign;
  });
  const cross = split
    ? directions(sheet, cap)
    : path('M-20 -62H20V-20H62V20H20V62H-20V20H-62V-20H-20Z', {
        fill: sheet.linear([
          [0, lighten(cap, 0.25)],
          [1, darken(cap, 0.2)],
        ]),
        stroke: darken(cap, 0.5),
        width: 3,
        round: true,
      });
  const disc = chance.yes('disc-pad', 0)
    ? circle(0, 0, 78, {
        fill: sheet.radial([
          [0, darken(cap, 0.5)],
          [0.8, lighten(cap, 0.1)],
          [1, darken(cap, 0.3)],
        ]),
        stroke: lighten(cap, 0.3),
        width: 3,
      })
    : '';
  const home = chance.yes('home', 0)
    ? circle(0, -128, 34, { fill: '#e6e8ec', stroke: '#8b9099', width: 4 }) +
      path('M-16 -144L16 -112M16 -144L-16 -112', { stroke: '#24262b', width: 7, round: true })
    : '';
  const offset = chance.yes('offset-sticks');
  const [stickA, dpad] = offset
    ? [
        [-238, -72],
        [-112, 52],
      ]
    : [
        [-112, 52],
        [-238, -72],
      ];
  const shoulders =
    path('M-256 -172C-270 -232 -150 -238 -112 -196Z', { fill: darken(colour, 0.4) }) +
    path('M256 -172C270 -232 150 -238 112 -196Z', { fill: darken(colour, 0.4) });
  const lower = split
    ? path(LOWER, {
        fill: sheet.linear([
          [0, '#33363c'],
          [0.5, '#1d1f24'],
          [1, '#141519'],
        ]),
        stroke: darken(colour, 0.3),
        width: 2,
      }) + circle(0, 22, 17, { fill: '#0b0c0f', stroke: '#50545d', width: 2.5 })
    : '';
  const touch = chance.yes('touchpad', 0.5)
    ? path('M-126 -180Q0 -192 126 -180L112 -70Q108 -46 86 -44Q0 -36 -86 -44Q-108 -46 -112 -70Z', {
        fill: sheet.linear([
          [0, tone(colour, 0.22)],
          [1, tone(colour, -0.12)],
        ]),
        stroke: darken(colour, 0.3),
        width: 2.5,
      })
    : '';
  const [smallX, smallY] = split ? [152, -160] : [122, -92];
  const small = [-1, 1].map((side) => rect(side * smallX - 9, smallY, 18, 38, 9, { fill: darken(cap, 0.14) })).join('');
  return (
    shoulders +
    blob(sheet, shell, colour, 'matte') +
    gleam('M-300 -96Q-272 -150 -210 -158', 16, 0.5) +
    lower +
    touch +
    home +
    small +
    face +
    group(disc + cross, { transform: `translate(${dpad?.[0] ?? 0} ${dpad?.[1] ?? 0})` }) +
    stick(studio, stickA?.[0] ?? 0, stickA?.[1] ?? 0) +
    stick(studio, 112, 52)
  );
}

/** The same pad from behind: triggers, bumpers and the charging socket. */
export function padBack(studio: Studio): string {
  const { sheet, colour } = studio;
  const trigger = (side: -1 | 1): string =>
    path(
      `M${side * 130} -196Q${side * 150} -276 ${side * 226} -270Q${side * 296} -256 ${side * 288} -150L${side * 170} -150Z`,
      {
        fill: sheet.linear(
          [
            [0, tone('#33363c', 0.3)],
            [1, '#17191d'],
          ],
          0,
          0,
          1,
          1,
        ),
      },
    );
  return (
    trigger(-1) +
    trigger(1) +
    blob(sheet, shell, tone(colour, -0.06), 'matte') +
    rect(-40, -186, 80, 22, 10, { fill: '#0c0d10' }) +
    path('M-250 -150C-170 -130 170 -130 250 -150', { stroke: darken(colour, 0.45), width: 4 }) +
    gleam('M-340 120Q-330 30 -300 -40', 18, 0.4)
  );
}
