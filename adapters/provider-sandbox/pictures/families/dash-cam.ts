import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, group, line, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** The road ahead, as the display shows it. */
function road(sheet: Studio['sheet'], w: number, h: number): string {
  return (
    rect(0, 0, w, h, 0, {
      fill: sheet.linear([
        [0, '#7fb0e0'],
        [0.5, '#dfe9f2'],
        [0.5, '#6f7f6a'],
        [1, '#4a5a48'],
      ]),
    }) +
    path(`M${w * 0.46} ${h * 0.5}H${w * 0.54}L${w * 0.9} ${h}H${w * 0.1}Z`, { fill: '#4a4e56' }) +
    line(w * 0.5, h * 0.54, w * 0.5, h, { stroke: '#ffffff', width: 6, dash: '26 20' }) +
    path(`M0 ${h * 0.5}L${w * 0.2} ${h * 0.36}L${w * 0.36} ${h * 0.5}Z`, { fill: '#5d7a8a' }) +
    rect(w * 0.05, h * 0.07, w * 0.1, h * 0.09, 6, { fill: '#d0402f' })
  );
}

/** A bar or a wedge of a body hung from a mount, eye to the front, display to the back. */
function whole(studio: Studio, view: Eye, back: boolean): string {
  const { sheet, chance, colour } = studio;
  const tube = chance.yes('tube', 0.45);
  const accent = chance.pick('accent', ['#d0402f', '#c9ccd1', '#d0a068', '#3f9fd8']);
  const coating = chance.pick('coating', ['#4a5fb8', '#7650b4', '#2f8f86']);
  const mount =
    pillow(
      view,
      { origin: [-90, -330, 60], u: axes.x, v: axes.y },
      180,
      34,
      150,
      { colour: '#33363c', r: 10, bevel: 4 },
      '',
    ) +
    lathe(
      sheet,
      view,
      [
        [44, 0],
        [36, 60],
        [36, 170],
      ],
      { colour: '#4a4e56', finish: 'metal', origin: [0, -140, -10] },
    );
  if (tube) {
    const half = chance.range('half', 230, 340);
    const body = lathe(
      sheet,
      view,
      [
        ...smooth(
          [
            [104, -half],
            [122, 18 - half],
            [124, 50 - half],
          ],
          5,
        ),
        [124, half - 50],
        ...smooth(
          [
            [124, half - 50],
            [122, half - 18],
            [104, half],
          ],
          5,
        ),
      ],
      { colour, axis: axes.x, finish: 'matte' },
    );
    const front =
      onFront(
        view,
        116,
        circle(0, 0, 128, { fill: flatFill(sheet, '#2b2d32', 'metal') }) +
          circle(0, 0, 112, { stroke: accent, width: 6 }) +
          lens(sheet, 0, 0, 104, '#8b9099', coating),
      ) + onFront(view, 124, slots(-half + 36, -40, half - 180, 80, 6, darken(colour, 0.6), lighten(colour, 0.4)));
    const bands = chance.yes('bands', 0.5)
      ? [-0.6, 0.6].map((share) =>
          group(path('M0 -125A125 125 0 0 1 0 125', { stroke: accent, width: 14 }), {
            transform: view.plane([half * share, 0, 0], axes.z, axes.y),
          }),
        )
      : [];
    const holesAndLight =
      onFront(view, 124, slots(-90, -34, 180, 68, 6, darken(colour, 0.6), lighten(colour, 0.4))) +
      onFront(view, 124, circle(half - 90, 0, 12, { fill: '#46e0b0' }));
    return mount + body + bands.join('') + (back ? holesAndLight : front);
  }
  const [w, h, d] = [chance.range('w', 520, 620), chance.range('h', 300, 350), 130];
  const eyeX = chance.pick('eye-at', [0.32, 0.5, 0.68]) * w;
  const front =
    rect(0, 0, w, h, 40, { fill: flatFill(sheet, colour) }) +
    rect(24, 24, w - 48, h - 48, 40, { fill: flatFill(sheet, tone(colour, -0.12), 'gloss') }) +
    circle(eyeX, h / 2, h * 0.41, { fill: flatFill(sheet, '#2b2d32', 'metal') }) +
    circle(eyeX, h / 2, h * 0.37, { stroke: accent, width: 6 }) +
    lens(sheet, eyeX, h / 2, h * 0.35, '#8b9099', coating);
  const rear =
    rect(0, 0, w, h, 40, { fill: flatFill(sheet, colour) }) +
    place(
      screen(sheet, chance, w - 50, h - 90, {
        r: 20,
        bezel: 12,
        body: colour,
        content: (sw, sh) => road(sheet, sw, sh),
      }),
      25,
      20,
    ) +
    repeat(4, (index) =>
      circle(w / 2 - 120 + index * 80, h - 36, 15, { fill: tone(colour, 0.16), stroke: darken(colour, 0.4), width: 2 }),
    );
  const barrel = back
    ? ''
    : lathe(
        sheet,
        view,
        [
          [h * 0.43, 0],
          [h * 0.42, 40],
        ],
        { colour: '#33363c', finish: 'metal', axis: axes.z, origin: [eyeX - w / 2, 0, d / 2] },
      ) +
      onFront(
        view,
        d / 2 + 40,
        circle(0, 0, h * 0.42, { fill: flatFill(sheet, '#2b2d32', 'metal') }) +
          circle(0, 0, h * 0.38, { stroke: accent, width: 6 }) +
          lens(sheet, 0, 0, h * 0.35, '#8b9099', coating),
        eyeX - w / 2,
        0,
      );
  return (
    mount +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 60, bevel: 20, backBevel: 20 },
      back ? rear : front,
    ) +
    barrel
  );
}

export const drawDashCam: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 980, 360, 36, 0.6) +
      whole(studio, eye({ yaw: -26, pitch: 10, cx: 590, cy: 680, scale: 1.36 }), false)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 980, 360, 36, 0.6) +
      whole(studio, eye({ yaw: 24, pitch: 10, cx: 600, cy: 680, scale: 1.36 }), true)
    );
  return whole(studio, eye({ yaw: -34, pitch: 14, roll: 6, cx: 560, cy: 640, scale: 2.1 }), false);
};
