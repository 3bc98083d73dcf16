import { mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** Kettle on its stand: spout to the left, handle to the right. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const kind = chance.pick('kind', ['jug', 'gooseneck', 'glass', 'jug']);
  const r = chance.range('r', 205, 235);
  const h = chance.range('h', 430, 520) * (kind === 'gooseneck' ? 0.8 : 1);
  const top = kind === 'gooseneck' ? 0.62 : chance.range('top', 0.62, 0.76);
  const dark = '#2b2d32';
  const trim = chance.yes('dark-trim', 0.65) ? dark : mix(colour, '#c9ccd1', 0.5);
  const [cx, base] = view.project([0, h / 2, 0]);
  const at = (x: number, y: number): string => `${num(cx + x * k)} ${num(base - y * k)}`;
  const stand = lathe(
    sheet,
    view,
    [
      [r * 1.1, 0],
      [r * 1.12, 14],
      [r * 1.02, 34],
    ],
    { colour: trim, origin: [0, h / 2 + 44, 0] },
  );
  const profile = smooth(
    [
      [r * 0.97, 0],
      [r, h * 0.08],
      [r * 0.94, h * 0.4],
      [r * (top + 0.1), h * 0.86],
      [r * top, h],
    ],
    8,
  );
  const finish = kind === 'glass' ? 'gloss' : chance.pick('finish', ['matte', 'metal', 'gloss']);
  const glassInk = '#c4d6e2';
  const handle =
    kind === 'gooseneck'
      ? tube(
          `M${at(r * 0.7, h * 0.9)}C${at(r * 1.2, h * 1.18)} ${at(r * 1.9, h * 1.1)} ${at(r * 1.84, h * 0.8)}L${at(r * 1.74, h * 0.42)}`,
          42 * k,
          dark,
        )
      : tube(
          `M${at(r * top * 0.8, h * 0.97)}C${at(r * 1.5, h * 1.06)} ${at(r * 1.84, h * 0.9)} ${at(r * 1.74, h * 0.56)}C${at(r * 1.66, h * 0.3)} ${at(r * 1.4, h * 0.16)} ${at(r * 0.96, h * 0.16)}`,
          46 * k,
          trim,
        );
  const spout =
    kind === 'gooseneck'
      ? tube(
          `M${at(-r * 0.9, h * 0.2)}C${at(-r * 1.5, h * 0.2)} ${at(-r * 1.3, h * 0.8)} ${at(-r * 1.66, h * 1.02)}L${at(-r * 1.86, h * 1.02)}`,
          36 * k,
          colour,
          true,
        )
      : path(
          `M${at(-r * top * 0.7, h * 0.7)}L${at(-r * 1.16, h * 0.98)}Q${at(-r * 1.2, h * 1.04)} ${at(-r * 1.06, h * 1.03)}L${at(-r * top * 0.3, h)}Z`,
          { fill: roundFill(sheet, kind === 'glass' ? dark : tone(colour, -0.08), finish) },
        );
  const water =
    kind === 'glass'
      ? path(
          `M${at(-r * 0.955, h * 0.36)}Q${at(0, h * 0.27)} ${at(r * 0.955, h * 0.36)}L${at(r * 0.95, h * 0.04)}Q${at(0, -h * 0.06)} ${at(-r * 0.95, h * 0.04)}Z`,
          {
            fill: sheet.linear([
              [0, '#8fc4e8', 0.5],
              [1, '#4a8ac2', 0.6],
            ]),
          },
        ) +
        repeat(7, (index) =>
          circle(cx + (index - 3) * r * 0.24 * k, base - h * (0.1 + (index % 3) * 0.07) * k, 7 * k, {
            stroke: '#ffffff',
            width: 2,
            opacity: 0.6,
          }),
        )
      : '';
  const body = lathe(sheet, view, profile, {
    colour: kind === 'glass' ? glassInk : colour,
    finish,
    origin: [0, h / 2, 0],
  });
  const collar =
    kind === 'glass'
      ? lathe(
          sheet,
          view,
          [
            [r * (top + 0.07), 0],
            [r * top, h * 0.08],
          ],
          { colour: dark, finish: 'metal', origin: [0, -h * 0.42, 0] },
        ) +
        lathe(
          sheet,
          view,
          [
            [r * 0.98, 0],
            [r * 1.01, h * 0.06],
          ],
          { colour: dark, finish: 'metal', origin: [0, h / 2, 0] },
        )
      : '';
  const lid =
    lathe(
      sheet,
      view,
      [
        ...smooth(
          [
            [r * top * 0.96, 0],
            [r * top * 0.9, 16],
            [r * top * 0.5, 34],
            [1, 40],
          ],
          6,
        ),
      ],
      { colour: kind === 'glass' ? dark : tone(colour, -0.05), finish, origin: [0, -h / 2, 0] },
    ) +
    lathe(
      sheet,
      view,
      smooth(
        [
          [18, 0],
          [20, 10],
          [34, 26],
          [28, 44],
          [1, 50],
        ],
        6,
      ),
      { colour: trim, finish: 'gloss', origin: [0, -h / 2 - 36, 0] },
    );
  const shine = gleam(
    `M${at(-r * 0.62, h * 0.16)}Q${at(-r * 0.62, h * 0.5)} ${at(-r * 0.5, h * 0.84)}`,
    18 * k,
    kind === 'glass' ? 0.8 : finish === 'matte' ? 0.2 : 0.5,
  );
  const panel = chance.yes('display', 0.5)
    ? rect(cx - 62 * k, base + r * 0.16 * k, 124 * k, 40 * k, 10, { fill: '#08090b' }) +
      figures(chance.pick('heat', ['100', '85', '92']), cx, base + (r * 0.16 + 20) * k, 20 * k, '#7fe0ff', 2)
    : '';
  const gauge =
    kind === 'jug'
      ? line(cx + r * 0.5 * k, base - h * 0.2 * k, cx + r * 0.44 * k, base - h * 0.62 * k, {
          stroke: mix('#d9e6ee', colour, 0.2),
          width: 20 * k,
          round: true,
          opacity: 0.85,
        })
      : '';
  return (
    stand +
    (kind === 'gooseneck' ? spout + handle : handle) +
    body +
    water +
    collar +
    (kind === 'gooseneck' ? '' : spout) +
    lid +
    shine +
    gauge +
    panel
  );
}

export const drawKettle: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return groundShadow(sheet, 600, 965, 350, 56) + whole(studio, eye({ pitch: 12, cx: 570, cy: 640, scale: 1.24 }));
  if (view === 2)
    return (
      groundShadow(sheet, 600, 920, 370, 80) +
      `<g transform="matrix(-1 0 0 1 1200 0)">${whole(studio, eye({ pitch: 24, cx: 570, cy: 620, scale: 1.2 }))}</g>`
    );
  return whole(studio, eye({ pitch: 20, roll: 0, cx: 520, cy: 820, scale: 1.95 }));
};
