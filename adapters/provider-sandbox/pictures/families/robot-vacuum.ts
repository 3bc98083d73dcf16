import { darken, lighten, lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { circle, ellipse, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

const r = 370;
const high = 104;

/** The disc: bumper, glossy lid with keys, laser turret, sensors on its front. */
function disc(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const accent = chance.pick('accent', ['#c9ccd1', '#d0a068', '#ff7a45', lighten(colour, 0.4)]);
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  const seam = (y: number, ink: string, width: number): string =>
    path(`M${-r * k} ${-y * k}A${r * k} ${r * flat * k} 0 0 0 ${r * k} ${-y * k}`, { stroke: ink, width });
  const over =
    seam(58, darken(colour, 0.55), 3.5) + seam(55, lighten(colour, 0.4), 1.5) + seam(22, darken(colour, 0.5), 2.5);
  const body = lathe(
    sheet,
    view,
    [
      [r * 0.9, 0],
      [r * 0.99, 10],
      [r, 24],
      [r, 84],
      ...smooth(
        [
          [r, 84],
          [r * 0.99, 98],
          [r * 0.965, high],
        ],
        6,
      ),
    ],
    { colour, finish: 'matte', origin: [0, high / 2, 0], over },
  );
  const lidInk = chance.yes('two-tone', 0.4)
    ? lightness(colour) > 0.5
      ? mix(colour, '#3a3d43', 0.75)
      : tone(colour, 0.16)
    : tone(colour, 0.05);
  const lid =
    circle(0, 0, r * 0.965, { fill: flatFill(sheet, colour) }) +
    circle(0, 0, r * 0.9, { fill: flatFill(sheet, lidInk, 'gloss'), stroke: darken(colour, 0.35), width: 2.5 }) +
    circle(0, 0, r * 0.935, { stroke: accent, width: 4, opacity: 0.9 });
  const keys =
    repeat(3, (index) =>
      circle((index - 1) * 74, r * 0.62, 24, { fill: tone(lidInk, 0.12), stroke: lighten(lidInk, 0.4), width: 2.5 }),
    ) + circle(0, r * 0.62, 9, { stroke: '#ffffff', width: 3.5, opacity: 0.9 });
  const camera = rect(-74, r * 0.84, 148, 26, 13, { fill: '#0a0b0e' });
  const turretless = chance.yes('turretless', 0.22);
  const at = -high / 2;
  const turret = turretless
    ? ''
    : lathe(
        sheet,
        view,
        [
          [122, 0],
          [120, 12],
          [112, 14],
          [112, 30],
          [120, 32],
          [116, 44],
          [104, 50],
        ],
        { colour: tone(lidInk, 0.04), finish: 'gloss', origin: [0, at, -70] },
      ) +
      onTop(
        view,
        at - 50,
        circle(0, 0, 88, { fill: flatFill(sheet, tone(lidInk, 0.1), 'metal') }) +
          circle(0, 0, 76, { stroke: accent, width: 4 }),
        0,
        -70,
      );
  const sensors = onFront(
    view,
    r - 1,
    rect(-66, -14, 132, 30, 15, { fill: '#0b0c0f' }) +
      circle(-36, 1, 8, { fill: '#2b3a6a' }) +
      circle(0, 1, 8, { fill: '#5a2230' }) +
      circle(36, 1, 8, { fill: '#2b3a6a' }),
    0,
    8,
  );
  return body + onTop(view, at, lid + keys + camera) + turret + sensors;
}

/** The emptying station that stands behind. */
function station({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [350, chance.range('station', 440, 540), 300];
  const ink = chance.yes('white-station', 0.4) ? mix(colour, '#e4e6ea', 0.7) : colour;
  const front =
    rect(0, 0, w, h, 50, { fill: flatFill(sheet, ink) }) +
    path(`M40 ${h}V${h - 150}Q40 ${h - 190} 80 ${h - 190}H${w - 80}Q${w - 40} ${h - 190} ${w - 40} ${h - 150}V${h}Z`, {
      fill: sheet.linear([
        [0, '#0d0e11'],
        [1, '#33363c'],
      ]),
    }) +
    rect(20, h * 0.36, w - 40, 3, 1, { fill: darken(ink, 0.4) }) +
    glow(sheet, w / 2, h * 0.3, 26, '#ffffff', 0.7);
  return pillow(
    view,
    { origin: [-w / 2, -h, d / 2], u: [1, 0, 0], v: [0, 1, 0] },
    w,
    h,
    d,
    { colour: ink, r: 56, bevel: 26, backBevel: 20 },
    front,
  );
}

/** Seen from below: brush, wheels and the side sweeper. */
function under({ sheet, chance, colour }: Studio): string {
  const wheel = (x: number): string =>
    rect(x - 40, -90, 80, 180, 24, { fill: '#0d0e11' }) +
    repeat(9, (index) => rect(x - 32, -82 + index * 19, 64, 10, 4, { fill: '#3a3d43' }));
  const brush =
    rect(-190, 110, 380, 104, 18, { fill: '#0c0d10' }) +
    rect(-176, 122, 352, 80, 40, {
      fill: sheet.linear([
        [0, '#5a5e66'],
        [0.35, '#2b2d32'],
        [1, '#101114'],
      ]),
    }) +
    repeat(9, (index) =>
      path(`M${-170 + index * 40} 200Q${-150 + index * 40} 160 ${-120 + index * 40} 124`, {
        stroke: chance.pick('bristle', ['#ff7a45', '#c8313b', '#5a8fd8']),
        width: 8,
        round: true,
      }),
    );
  const sweeper = `<g transform="translate(240 -210)">${repeat(3, (index) => path('M0 0Q60 -20 130 -6', { stroke: '#2b2d32', width: 12, round: true, transform: `rotate(${index * 120 + 20})` }))}${circle(0, 0, 30, { fill: flatFill(sheet, '#5a5e66') })}</g>`;
  const mops = chance.yes('mops', 0.5)
    ? circle(-140, -150, 104, {
        fill: sheet.radial([
          [0, '#dfe1e5'],
          [0.9, '#b3b7be'],
          [1, '#8b9099'],
        ]),
      }) + circle(-140, -150, 40, { fill: '#5a5e66' })
    : circle(0, -250, 44, { fill: '#17191d' }) + circle(0, -250, 26, { fill: '#8b9099' });
  return (
    circle(0, 0, 410, {
      fill: sheet.linear(
        [
          [0, lighten(colour, 0.4)],
          [1, darken(colour, 0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    circle(0, 0, 398, { fill: flatFill(sheet, '#3a3d43') }) +
    wheel(-290) +
    wheel(290) +
    brush +
    mops +
    sweeper +
    ellipse(0, 300, 90, 24, { fill: '#17191d' })
  );
}

export const drawRobotVacuum: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  if (view === 1) {
    const docked = chance.yes('dock', 0.5);
    const from = eye({ pitch: 34, cx: docked ? 540 : 600, cy: docked ? 760 : 640, scale: docked ? 1 : 1.26, yaw: 14 });
    const dock = docked
      ? groundShadow(sheet, 800, 770, 260, 60) +
        station(studio, eye({ yaw: -18, pitch: 16, cx: 800, cy: 740, scale: 1.06 }))
      : '';
    return (
      dock +
      groundShadow(sheet, docked ? 550 : 610, docked ? 820 : 715, docked ? 410 : 510, docked ? 200 : 250) +
      disc(studio, from)
    );
  }
  if (view === 2)
    return (
      groundShadow(sheet, 610, 640, 500, 490, 0.7) +
      `<g transform="translate(600 590) rotate(-12) scale(1.12)">${under(studio)}</g>`
    );
  return (
    groundShadow(sheet, 640, 830, 900, 240) + disc(studio, eye({ yaw: -30, pitch: 20, cx: 640, cy: 700, scale: 1.85 }))
  );
};
