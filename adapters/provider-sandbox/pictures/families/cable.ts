import { lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** A plug pointing up: metal tongue, shell, strain relief; its lead leaves at the origin. */
function plug({ sheet, chance, colour }: Studio, wide: boolean): string {
  const metal = chance.yes('metal-shell', 0.5);
  const [sw, tw, th] = wide ? [112, 88, 104] : [92, 58, 62];
  const tongue =
    rect(-tw / 2, -210 - th, tw, th + 12, wide ? 5 : 18, {
      fill: sheet.linear(
        [
          [0, '#f1f2f4'],
          [0.3, '#a5aab2'],
          [0.55, '#e3e5e9'],
          [1, '#6d727b'],
        ],
        0,
        0,
        1,
        0,
      ),
      stroke: '#6d727b',
      width: 1.5,
    }) +
    (wide
      ? rect(-tw * 0.3, -290, 14, 14, 2, { fill: '#33363c' }) +
        rect(tw * 0.3 - 14, -290, 14, 14, 2, { fill: '#33363c' })
      : rect(-tw * 0.28, -268, tw * 0.56, 8, 4, { fill: '#4a4e56', opacity: 0.6 }));
  const shell = rect(-sw / 2, -212, sw, 158, 26, {
    fill: roundFill(sheet, metal ? mix('#b9bdc4', colour, 0.3) : colour, metal ? 'metal' : 'gloss'),
  });
  const relief =
    path(`M-30 -58L-18 20H18L30 -58Z`, { fill: roundFill(sheet, colour, 'matte') }) +
    repeat(4, (index) => rect(-26 + index * 2.5, -46 + index * 16, 52 - index * 5, 5, 2, { fill: tone(colour, -0.4) }));
  return tongue + shell + relief;
}

/** The lead: plain or braided. */
function lead({ chance, colour }: Studio, d: string, width: number): string {
  const braid =
    path(d, { stroke: lighten(colour, 0.4), width: width * 0.7, dash: '3 7', opacity: 0.5 }) +
    path(d, { stroke: tone(colour, -0.5), width: width * 0.3, dash: '5 9', opacity: 0.4 });
  return tube(d, width, colour) + (chance.yes('braided', 0.6) ? braid : '');
}

export const drawCable: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const width = chance.range('width', 26, 38);
  const toA = chance.yes('type-a', 0.4);
  const shade = (d: string): string =>
    place(
      repeat(4, (index) =>
        path(d, { stroke: '#0d111a', width: width * (0.7 + index * 0.35), opacity: 0.05, round: true }),
      ),
      10,
      18,
    );
  if (view === 3) {
    const d = 'M-40 1240C120 1120 300 1020 470 880';
    return shade(d) + lead(studio, d, width * 1.9) + place(plug(studio, false), 470, 880, 2.1, 50);
  }
  if (view === 2) {
    const d = 'M360 640C330 900 880 860 850 560';
    return (
      shade(d) +
      lead(studio, d, width * 1.2) +
      place(plug(studio, toA), 358, 640, 1.3, -6) +
      place(plug(studio, false), 850, 560, 1.3, 8)
    );
  }
  const coil =
    'M330 520C250 700 330 960 600 960C900 960 980 720 900 560C820 420 520 420 450 580C390 740 470 860 610 860C770 860 850 730 790 620C720 520 600 540 560 640C520 750 640 800 700 720C780 600 720 420 800 330';
  const tie = rect(-56, -30, 112, 60, 16, { fill: flatFill(sheet, tone(colour, -0.3)) });
  return (
    shade(coil) +
    lead(studio, coil, width) +
    place(tie, 600, 910, 1, 2) +
    place(plug(studio, toA), 332, 512, 1, -14) +
    place(plug(studio, false), 800, 330, 1, 16)
  );
};
