import { lighten, lightness, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { glassSheen, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { plate } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const size = 640;

/** A glass plate with electrodes and hidden figures. */
function whole({ sheet, chance, colour }: Studio, view: Eye): string {
  const r = chance.pick('corner', [60, 120, 320, 40]);
  const kitchen = chance.yes('kitchen', 0.25);
  const ink = lightness(colour) > 0.55 ? '#2b2d32' : '#f4f5f6';
  const steel = mix('#b9bdc4', colour, 0.15);
  const pads = kitchen
    ? circle(size / 2, size * 0.42, size * 0.36, {
        fill: flatFill(sheet, steel, 'metal'),
        stroke: lighten(steel, 0.5),
        width: 4,
      })
    : chance.pick('pads', ['corners', 'bars']) === 'bars'
      ? rect(size * 0.13, size * 0.22, 46, size * 0.56, 23, { fill: flatFill(sheet, steel, 'metal') }) +
        rect(size * 0.87 - 46, size * 0.22, 46, size * 0.56, 23, { fill: flatFill(sheet, steel, 'metal') })
      : repeat(4, (index) =>
          circle(size * (index % 2 ? 0.78 : 0.22), size * (index < 2 ? 0.24 : 0.78), 66, {
            fill: flatFill(sheet, steel, 'metal'),
            stroke: lighten(steel, 0.5),
            width: 3,
          }),
        );
  const shown = figures(
    kitchen ? chance.pick('grams', ['250', '480', '125']) : chance.pick('weight', ['68.5', '72.4', '59.8', '81.2']),
    size / 2,
    kitchen ? size * 0.9 : size * 0.24,
    68,
    chance.pick('led', [ink, '#5fd0ff', ink]),
    1.9,
  );
  const face =
    rect(0, 0, size, size, r, { fill: flatFill(sheet, colour, 'gloss') }) +
    pads +
    shown +
    glassSheen(sheet, size, size, r, 0.8) +
    rect(2, 2, size - 4, size - 4, r - 2, { stroke: lighten(colour, 0.5), width: 4, opacity: 0.7 });
  const feet = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([x, z]) =>
      plate(
        view,
        80,
        80,
        26,
        { colour: '#33363c', r: 40, at: [(x ?? 0) * size * 0.33, 26, (z ?? 0) * size * 0.33] },
        '',
      ),
    )
    .join('');
  return feet + plate(view, size, size, 26, { colour: mix(colour, '#9fb4bf', 0.35), finish: 'gloss', r }, face);
}

export const drawScale: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 690, 540, 300, 0.9) +
      whole(studio, eye({ yaw: -28, pitch: 44, cx: 600, cy: 600, scale: 1.22 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 620, 640, 480, 470, 0.6) +
      place(whole(studio, eye({ pitch: 84, cx: 0, cy: 0, scale: 1.36 })), 600, 590)
    );
  return (
    groundShadow(sheet, 700, 760, 900, 360, 0.8) +
    whole(studio, eye({ yaw: -40, pitch: 22, cx: 560, cy: 640, scale: 1.9 }))
  );
};
