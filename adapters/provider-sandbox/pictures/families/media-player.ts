import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect, layShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A slim remote with a ring and a microphone key. */
function remote({ sheet, chance, colour }: Studio): string {
  const ink = chance.yes('white-remote', 0.3) ? '#dfe1e5' : tone(colour, 0.04);
  const keys = repeat(6, (index) =>
    circle(-34 + (index % 2) * 68, 20 + Math.floor(index / 2) * 64, 23, {
      fill: tone(ink, 0.16),
      stroke: darken(ink, 0.4),
      width: 2,
    }),
  );
  return (
    castRect(sheet, [-66, -296, 170, 660], 66, 90, 0.22) +
    castRect(sheet, [-82, -322, 172, 662], 66, 22, 0.42) +
    rect(-86, -322, 172, 660, 66, { fill: darken(ink, 0.42) }) +
    rect(-86, -330, 172, 660, 66, { fill: roundFill(sheet, ink, 'matte') }) +
    circle(0, -256, 18, { fill: chance.pick('voice', ['#3f78d8', '#d0402f', '#46a36b']) }) +
    circle(0, -140, 68, { fill: tone(ink, -0.25), stroke: tone(ink, 0.3), width: 3 }) +
    circle(0, -140, 32, { fill: tone(ink, 0.18) }) +
    keys +
    rect(-44, 224, 88, 34, 17, { fill: chance.pick('short-cut', ['#e0483a', '#3fa8ff', '#8f7bff', '#ffffff']) })
  );
}

/** The foot of a device on the floor, on which its shadow lies. */
function shade(studio: Studio, view: Eye): string {
  const { stick, w, h } = sizeOf(studio);
  const lying = (x: number, y: number, z: number, wide: number, long: number, r: number): string =>
    layShadow(studio.sheet, view, { frame: { origin: [x, y, z], u: axes.x, v: axes.z }, w: wide, l: long, r }, 46, 0.9);
  if (stick) return lying(-170, 34, -95, 480, 190, 44);
  return lying(-w / 2, h / 2, -w / 2, w, w, 96);
}

const sizeOf = ({ chance }: Studio) => ({
  stick: chance.yes('stick', 0.45),
  w: chance.range('w', 430, 500),
  h: chance.range('h', 84, 140),
});

/** Either a square puck of a box or a stick with its plug. */
function device(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const { stick, w, h } = sizeOf(studio);
  if (stick) {
    const plug = pillow(
      view,
      { origin: [-250, -12, 40], u: axes.x, v: axes.y },
      90,
      34,
      80,
      { colour: '#b3b7be', finish: 'metal', r: 5, bevel: 3 },
      '',
    );
    const face = rect(18, 18, 444, 154, 30, { fill: flatFill(sheet, colour) });
    return (
      plug +
      pillow(
        view,
        { origin: [-170, -32, -95], u: axes.x, v: axes.z },
        480,
        190,
        66,
        { colour, r: 44, bevel: 18, backBevel: 18 },
        face,
      )
    );
  }
  const glossy = chance.yes('glossy');
  const face = rect(20, 20, w - 40, w - 40, 70, {
    fill: flatFill(sheet, tone(colour, 0.05), glossy ? 'gloss' : 'matte'),
  });
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, -w / 2], u: axes.x, v: axes.z },
      w,
      w,
      h,
      { colour, finish: glossy ? 'gloss' : 'matte', r: 96, bevel: 22, backBevel: 16 },
      face,
    ) + place(circle(0, 0, 6, { fill: '#ffffff' }), ...view.project([0, 0, w / 2 + 2]))
  );
}

export const drawMediaPlayer: Draw = (studio) => {
  const { view } = studio;
  const lying = (from: Eye): string => shade(studio, from) + device(studio, from);
  if (view === 1)
    return (
      lying(eye({ yaw: -26, pitch: 32, cx: 480, cy: 560, scale: 1.25 })) + place(remote(studio), 880, 660, 1.1, 16)
    );
  if (view === 2) return lying(eye({ yaw: 30, pitch: 22, cx: 600, cy: 610, scale: 1.5 }));
  return place(remote(studio), 600, 600, 1.6, -24);
};
