import { darken, isWhite, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, slots, weave } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** A box with a large eye on its front. */
function block(studio: Studio, view: Eye, back = false): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [chance.range('w', 600, 740), chance.range('h', 210, 290), chance.range('d', 420, 520)];
  const cloth = chance.yes('cloth', 0.45);
  const eyeX = chance.pick('eye', [0.27, 0.5, 0.72]) * w;
  const r = h * 0.36;
  const barrel =
    circle(eyeX, h / 2, r * 1.18, { fill: flatFill(sheet, '#2b2d32', 'metal') }) +
    lens(sheet, eyeX, h / 2, r, '#8b9099', chance.pick('coating', ['#4a5fb8', '#7650b4', '#2f8f86']));
  const base = rect(0, 0, w, h, 30, { fill: flatFill(sheet, colour, 'matte') });
  const grille = cloth
    ? rect(16, 16, w - 32, h - 32, 22, { fill: weave(sheet, tone(colour, -0.12), 9) })
    : eyeX > w / 2
      ? slots(50, h * 0.26, w * 0.34, h * 0.5, 8, darken(colour, 0.6), lighten(colour, 0.4))
      : slots(w * 0.58, h * 0.26, w * 0.34, h * 0.5, 8, darken(colour, 0.6), lighten(colour, 0.4));
  const ports =
    repeat(4, (index) => rect(70 + index * 96, h * 0.56, 66, 30, 5, { fill: '#0b0c0f', stroke: '#8b9099', width: 3 })) +
    circle(w - 90, h * 0.6, 20, { fill: '#0b0c0f', stroke: '#8b9099', width: 3 }) +
    slots(60, h * 0.18, w - 120, h * 0.2, 4, darken(colour, 0.6), lighten(colour, 0.3));
  const face =
    base +
    (back
      ? ports
      : grille + barrel + circle(eyeX + (eyeX > w / 2 ? -r * 1.6 : r * 1.6), h * 0.3, 12, { fill: '#15171b' }));
  const keys =
    circle(0, 0, 62, { fill: tone(colour, -0.08), stroke: darken(colour, 0.3), width: 3 }) +
    circle(0, 0, 24, { fill: tone(colour, 0.16), stroke: darken(colour, 0.2), width: 2 }) +
    repeat(2, (index) => circle(-130 + index * 260, 0, 18, { fill: tone(colour, -0.15) }));
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 40, bevel: 18, backBevel: 14 },
      face,
    ) + onTop(view, -h / 2, keys)
  );
}

/** A portable can with the lens in its side. */
function can(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const r = 190;
  const h = chance.range('can-h', 520, 600);
  const k = view.scale;
  const over = rect(-r * k, -h * 0.4 * k, r * 2 * k, h * 0.36 * k, 0, {
    fill: holes(sheet, 15, darken(colour, 0.6)),
    opacity: 0.7,
  });
  const body = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [r * 0.92, 0],
          [r, 20],
        ],
        4,
      ),
      [r, h - 30],
      ...smooth(
        [
          [r, h - 30],
          [r * 0.9, h],
        ],
        4,
      ),
    ],
    { colour, finish: isWhite(colour) ? 'matte' : 'metal', origin: [0, h / 2, 0], over },
  );
  return (
    body +
    onFront(
      view,
      r * 0.97,
      rect(-112, -112, 224, 224, 60, { fill: flatFill(sheet, '#17191d', 'gloss') }) +
        lens(sheet, 0, 0, 84, '#8b9099', chance.pick('coating', ['#4a5fb8', '#7650b4'])),
      0,
      -h * 0.2,
    ) +
    onTop(
      view,
      -h / 2,
      circle(0, 0, 130, { fill: flatFill(sheet, '#1d1f24', 'gloss') }) +
        circle(0, 0, 60, { stroke: '#8b9099', width: 4 }) +
        glow(sheet, 0, 0, 30, '#7fe0ff', 0.9),
    )
  );
}

export const drawProjector: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  if (chance.yes('can', 0.35)) {
    if (view === 1)
      return (
        groundShadow(sheet, 600, 960, 270, 52) +
        can(studio, eye({ yaw: -14, pitch: 14, cx: 600, cy: 600, scale: 1.24 }))
      );
    if (view === 2)
      return (
        groundShadow(sheet, 600, 930, 280, 74) + can(studio, eye({ yaw: 30, pitch: 30, cx: 600, cy: 600, scale: 1.2 }))
      );
    return can(studio, eye({ yaw: -10, pitch: 16, roll: -6, cx: 600, cy: 800, scale: 2 }));
  }
  if (view === 1)
    return (
      groundShadow(sheet, 600, 820, 470, 90) +
      block(studio, eye({ yaw: -26, pitch: 20, cx: 600, cy: 620, scale: 1.18 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 820, 460, 100) +
      block(studio, eye({ yaw: 28, pitch: 26, cx: 600, cy: 610, scale: 1.14 }), true)
    );
  return block(studio, eye({ yaw: -22, pitch: 16, roll: 5, cx: 620, cy: 620, scale: 2.1 }));
};
