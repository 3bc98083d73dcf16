import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { glassSheen, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { arc, drawn, ribbon } from '#adapters/provider-sandbox/pictures/kit/ribbon.ts';
import { circle, group, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Visor with its outward cameras, face cushion behind it, strap around the back. */
function headset({ sheet, chance, colour }: Studio, view: Eye): string {
  const [w, h, d] = [chance.range('w', 580, 650), chance.range('h', 300, 370), chance.range('d', 150, 220)];
  const corner = chance.range('corner', 90, 150);
  const strapInk = chance.pick('strap', [darken(colour, 0.3), '#3a3d43', mix(colour, '#ffffff', 0.3)]);
  const facets = ribbon(
    view,
    arc(180, 360, 40, 300, 430, (x, z) => [x, -10, z - 80]),
    { across: [0, 1, 0], widths: [70, 116, 70], thick: 18, colour: strapInk, finish: 'fabric' },
  );
  const over = ribbon(
    view,
    arc(62, 180, 22, 400, 250, (z, y) => [0, -y - 10, z - 60]),
    { across: [1, 0, 0], widths: [80, 70, 60], thick: 14, colour: strapInk, finish: 'fabric' },
  );
  const glossy = chance.yes('dark-visor', 0.5);
  const visor = glossy ? '#1d1f25' : colour;
  const dots = chance.pick('cameras', [
    [
      [-220, -90],
      [220, -90],
      [-220, 90],
      [220, 90],
    ],
    [
      [-120, 40],
      [120, 40],
      [0, 40],
    ],
  ]) as readonly (readonly number[])[];
  const eyes = dots.map((dot) => lens(sheet, w / 2 + (dot[0] ?? 0), h / 2 + (dot[1] ?? 0), 30, '#4a4e56')).join('');
  const face =
    rect(0, 0, w, h, corner, { fill: flatFill(sheet, visor, glossy ? 'gloss' : 'matte') }) +
    (glossy ? glassSheen(sheet, w, h, corner, 1) : '') +
    eyes;
  const body = pillow(
    view,
    { origin: [-w / 2, -h / 2, d / 2], u: [1, 0, 0], v: [0, 1, 0] },
    w,
    h,
    d,
    {
      colour: glossy ? lighten(visor, 0.08) : colour,
      finish: glossy ? 'gloss' : 'matte',
      r: corner + 10,
      bevel: 60,
      taper: 24,
    },
    group(face, { clip: sheet.clip(rect(0, 0, w, h, corner, { fill: '#000' })) }),
  );
  const cushion = pillow(
    view,
    { origin: [-w / 2 + 30, -h / 2 + 26, -d / 2], u: [1, 0, 0], v: [0, 1, 0] },
    w - 60,
    h - 52,
    80,
    { colour: '#2c2f35', finish: 'fabric', r: 120, bevel: 6, backBevel: 20 },
    '',
  );
  return drawn(over) + drawn(facets) + cushion + body;
}

/** A ringed hand controller. */
function controller({ sheet, colour }: Studio): string {
  const grip = rect(-44, -20, 88, 260, 44, {
    fill: sheet.linear(
      [
        [0, tone(colour, 0.2)],
        [0.5, colour],
        [1, tone(colour, -0.4)],
      ],
      0,
      0,
      1,
      0,
    ),
  });
  const ring = circle(0, -90, 112, {
    stroke: sheet.linear(
      [
        [0, tone(colour, 0.4)],
        [0.6, tone(colour, -0.2)],
        [1, tone(colour, -0.4)],
      ],
      0,
      0,
      1,
      1,
    ),
    width: 30,
  });
  const top = circle(0, -20, 66, {
    fill: sheet.linear(
      [
        [0, '#3f434b'],
        [1, '#17191d'],
      ],
      0,
      0,
      1,
      1,
    ),
  });
  return (
    ring +
    grip +
    top +
    circle(-18, -34, 24, { fill: '#0d0e11', stroke: '#5a5e66', width: 3 }) +
    repeat(2, (index) => circle(30, -44 + index * 34, 12, { fill: '#5a5e66' }))
  );
}

export const drawVrHeadset: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 830, 430, 60) +
      headset(studio, eye({ yaw: -26, pitch: 14, cx: 530, cy: 600, scale: 1.16 })) +
      groundShadow(sheet, 960, 1010, 120, 24) +
      place(controller(studio), 950, 860, 0.82, 14) +
      place(controller(studio), 790, 900, 0.82, -12)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 860, 430, 60) +
      headset(studio, eye({ yaw: 48, pitch: 16, cx: 720, cy: 620, scale: 1.2 }))
    );
  return headset(studio, eye({ yaw: -20, pitch: 8, roll: 6, cx: 560, cy: 610, scale: 1.9 }));
};
