import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { usbC } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { footShadow, glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, boxFeet } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** A slab with sockets on its top edge; a lit window, dots or a magnetic ring on its face. */
function whole(studio: Studio, view: Eye, back = false): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [chance.range('w', 390, 460), chance.range('h', 700, 860), chance.range('d', 110, 170)];
  const kind = chance.pick('face', ['window', 'dots', 'ring', 'readings', 'slit']);
  const ink = chance.pick('ink', ['#5fd0ff', '#46e0b0', '#ffffff', '#ffb36b']);
  const finish = chance.pick('finish', ['matte', 'metal', 'gloss']);
  const faces = {
    window:
      rect(w * 0.14, h * 0.1, w * 0.72, h * 0.2, 26, { fill: '#0b0c0f' }) +
      figures(chance.pick('left', ['100', '86', '72', '98']), w / 2, h * 0.2, h * 0.085, ink, 1.9) +
      group(glassSheen(sheet, w * 0.72, h * 0.2, 26, 0.7), {
        transform: `translate(${(w * 0.14).toFixed(1)} ${(h * 0.1).toFixed(1)})`,
      }),
    readings:
      rect(w * 0.12, h * 0.08, w * 0.76, h * 0.3, 34, { fill: '#0b0c0f', stroke: lighten(colour, 0.3), width: 3 }) +
      figures(chance.pick('left', ['100', '86', '72', '98']), w * 0.36, h * 0.18, h * 0.1, '#ffffff', 2) +
      [0.62, 0.74, 0.52]
        .map((share, index) =>
          rect(w * 0.2, h * (0.285 + index * 0.026), w * share * 0.6, 9, 4, { fill: index === 1 ? ink : '#5a5e66' }),
        )
        .join('') +
      circle(w * 0.7, h * 0.18, w * 0.1, { stroke: ink, width: 9, dash: `${Math.round(w * 0.46)} 400` }) +
      rect(16, h * 0.46, w - 32, h * 0.5, 40, { fill: flatFill(sheet, tone(colour, -0.3)) }),
    slit:
      rect(w * 0.44, h * 0.08, w * 0.12, h * 0.84, w * 0.06, {
        fill: flatFill(sheet, lighten(colour, 0.16), 'metal'),
      }) +
      rect(w * 0.26, h * 0.36, w * 0.48, h * 0.18, 40, { fill: '#0b0c0f', stroke: '#8b9099', width: 4 }) +
      figures(chance.pick('left', ['100', '86', '72', '98']), w / 2, h * 0.45, h * 0.075, ink, 1.9),
    dots: repeat(4, (index) =>
      circle(w * 0.38 + index * w * 0.08, h * 0.12, 9, { fill: index < 3 ? ink : darken(colour, 0.4) }),
    ),
    ring:
      circle(w / 2, h * 0.4, w * 0.33, { stroke: tone(colour, -0.16), width: 34 }) +
      circle(w / 2, h * 0.4, w * 0.37, { stroke: lighten(colour, 0.4), width: 2 }) +
      rect(w / 2 - 8, h * 0.4 + w * 0.43, 16, w * 0.16, 8, { fill: tone(colour, -0.16) }),
  };
  const label = back
    ? repeat(6, (index) =>
        rect(w * 0.2, h * 0.6 + index * 26, w * (0.6 - (index % 3) * 0.12), 8, 4, {
          fill: darken(colour, 0.35),
          opacity: 0.5,
        }),
      )
    : faces[kind];
  const face = rect(16, 16, w - 32, h - 32, 40, { fill: flatFill(sheet, colour, finish) }) + label;
  const ports = group(
    usbC(sheet, w * 0.32, d / 2, 62, mix('#8b9099', colour, 0.3)) +
      usbC(sheet, w * 0.56, d / 2, 62, mix('#8b9099', colour, 0.3)) +
      rect(w * 0.7, d / 2 - 14, 66, 28, 4, { fill: '#0b0c0f', stroke: '#8b9099', width: 3 }),
    { transform: view.plane([-w / 2, -h / 2 - 1, -d / 2], axes.x, axes.z) },
  );
  const p = (x: number, y: number): string =>
    view
      .project([x, y, 0])
      .map((value) => value.toFixed(1))
      .join(' ');
  const cord = chance.yes('cord', 0)
    ? tube(
        `M${p(w / 2 - 20, -h * 0.36)}C${p(w / 2 + 110, -h * 0.42)} ${p(w / 2 + 110, h * 0.02)} ${p(w / 2 - 10, -h * 0.06)}`,
        40 * view.scale,
        tone(colour, 0.1),
      )
    : '';
  return (
    (studio.view === 3 ? '' : footShadow(sheet, boxFeet(view, w - 48, h, d))) +
    cord +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, finish, r: chance.range('corner', 54, 90), bevel: 22, backBevel: 22 },
      face,
    ) +
    ports
  );
}

export const drawPowerBank: Draw = (studio) => {
  const { view } = studio;
  if (view === 1) return whole(studio, eye({ yaw: -28, pitch: 16, roll: 3, cx: 600, cy: 590, scale: 1.14 }));
  if (view === 2) return whole(studio, eye({ yaw: 32, pitch: 14, roll: -3, cx: 600, cy: 590, scale: 1.12 }), true);
  return whole(studio, eye({ yaw: -26, pitch: 34, roll: 8, cx: 560, cy: 1000, scale: 1.9 }));
};
