import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { castRect, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** A rounded tub standing up: panel above, drawer with a grip below; two drawers in the wide ones. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const twin = chance.yes('twin', 0.35);
  const w = twin ? 640 : chance.range('w', 440, 500);
  const [h, d] = [chance.range('h', 500, 580), 470];
  const corner = chance.range('corner', 70, 120) * (twin ? 0.6 : 1);
  const metal = chance.pick('metal', ['#b9bdc4', '#2b2d32', '#d0a068']);
  const glossy = chance.yes('glossy', 0.5);
  const tub = pillow(
    view,
    { origin: [-w / 2, -h / 2, -d / 2], u: axes.x, v: axes.z },
    w,
    d,
    h,
    { colour, finish: glossy ? 'gloss' : 'matte', r: corner, bevel: 64, backBevel: 20 },
    '',
  );
  const top = `<g transform="${view.plane([-w / 2, -h / 2, -d / 2], axes.x, axes.z)}">${rect(64, 64, w - 128, d - 128, Math.max(30, corner - 64), { fill: flatFill(sheet, tone(colour, 0.16), glossy ? 'gloss' : 'matte') })}</g>`;
  const flatW = w - corner * 2 + 40;
  const panel =
    rect(-flatW / 2, -68, flatW, 136, 40, { fill: flatFill(sheet, '#111317', 'gloss') }) +
    figures(chance.pick('heat', ['180', '200', '160']), -flatW * 0.21, -12, 42, '#ffffff', 1.9) +
    figures(
      chance.pick('time', ['15', '20', '35']),
      flatW * 0.26,
      -12,
      42,
      chance.pick('digits', ['#ff8a4a', '#7fe0ff', '#ffffff']),
      1.9,
    ) +
    repeat(6, (index) => circle((index - 2.5) * flatW * 0.14, 42, 9, { stroke: '#aeb3bb', width: 3 }));
  const split = twin ? chance.range('split', 0.5, 0.64) : 1;
  const drawer = (x: number, dw: number): string => {
    const window = chance.yes('window', 0.5)
      ? rect(x - dw * 0.3, -h * 0.06, dw * 0.6, h * 0.2, 22, {
          fill: sheet.linear([
            [0, '#26221d'],
            [0.5, '#5a3b1c'],
            [1, '#1b1815'],
          ]),
          stroke: metal,
          width: 4,
        }) +
        repeat(5, (index) =>
          rect(x - dw * 0.26 + index * dw * 0.1, h * 0.05 + (index % 2) * 10, dw * 0.13, 22, 9, {
            fill: ['#d9953d', '#c87f2c', '#e0a850'][index % 3] ?? '#d9953d',
          }),
        )
      : '';
    const hold =
      castRect(x - dw * 0.34 + 6, h * 0.2 + 14, dw * 0.68, 58, 29, 14, 0.4) +
      rect(x - dw * 0.34, h * 0.2, dw * 0.68, 58, 29, {
        fill: sheet.linear([
          [0, lighten(metal, 0.5)],
          [0.3, metal],
          [1, darken(metal, 0.5)],
        ]),
      });
    return window + hold;
  };
  const seam = -h * 0.12;
  const front =
    path(`M${num(-flatW / 2 - 20)} ${num(seam)}H${num(flatW / 2 + 20)}`, { stroke: darken(colour, 0.6), width: 5 }) +
    (twin
      ? path(`M${num(flatW * (split - 0.5))} ${num(seam)}V${num(h * 0.46)}`, {
          stroke: darken(colour, 0.6),
          width: 5,
        }) +
        drawer(flatW * (split / 2 - 0.5), flatW * split * 0.92) +
        drawer((flatW * split) / 2, flatW * (1 - split) * 0.92)
      : drawer(0, flatW * 0.8));
  return tub + top + onFront(view, d / 2, front) + onFront(view, d / 2, panel, 0, -h * 0.29);
}

export const drawAirFryer: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 975, 400, 74) +
      whole(studio, eye({ yaw: -20, pitch: 15, cx: 600, cy: 620, scale: 1.22 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 940, 390, 90) + whole(studio, eye({ yaw: 32, pitch: 24, cx: 600, cy: 610, scale: 1.18 }))
    );
  return whole(studio, eye({ yaw: -16, pitch: 16, roll: 4, cx: 600, cy: 760, scale: 2 }));
};
