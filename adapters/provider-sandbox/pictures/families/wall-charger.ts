import { darken, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { usbC } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, boxFeet } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A wall block: sockets on its front, two round pins behind. */
function block(studio: Studio, view: Eye, back = false): string {
  const { sheet, chance, colour } = studio;
  const count = chance.pick('ports', [1, 2, 3, 2]);
  const [w, h, d] = [chance.range('w', 330, 400), chance.range('h', 400, 500), chance.range('d', 280, 380)];
  const accent = chance.pick('accent', ['#e98a2f', '#4a8ad8', '#46a37a', '#8b9099']);
  const wide = w * 0.36;
  const ports = repeat(count, (index) =>
    usbC(sheet, w / 2, h * 0.5 + (index - (count - 1) / 2) * 92, wide, mix('#8b9099', accent, 0.3)),
  );
  const face = back
    ? circle(w / 2, h / 2, 130, { fill: tone(colour, -0.1), stroke: darken(colour, 0.3), width: 3 })
    : ports;
  const pin = (x: number): string =>
    lathe(
      sheet,
      view,
      smooth(
        [
          [21, 0],
          [21, 150],
          [15, 176],
          [6, 182],
        ],
        4,
      ),
      { colour: '#b9bdc4', finish: 'metal', axis: back ? axes.z : axes.back, origin: [x, 0, back ? d / 2 : -d / 2] },
    );
  const body = pillow(
    view,
    { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
    w,
    h,
    d,
    {
      colour,
      finish: chance.pick('finish', ['gloss', 'matte']),
      r: chance.range('corner', 50, 110),
      bevel: 26,
      backBevel: 26,
    },
    face,
  );
  const pins = pin(-92) + pin(92);
  const shadow = studio.view === 3 ? '' : footShadow(sheet, boxFeet(view, w - 24, h, d - 24));
  return shadow + (back ? body + pins : pins + body);
}

export const drawWallCharger: Draw = (studio) => {
  const { view } = studio;
  if (view === 1) return block(studio, eye({ yaw: -32, pitch: 16, cx: 580, cy: 590, scale: 1.32 }));
  if (view === 2) return block(studio, eye({ yaw: 38, pitch: 14, cx: 530, cy: 600, scale: 1.26 }), true);
  return block(studio, eye({ yaw: -26, pitch: 20, roll: 6, cx: 560, cy: 600, scale: 2.1 }));
};
