import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** A printed landscape, to be laid on a sheet of paper. */
function photo({ sheet, chance }: Studio, w: number, h: number): string {
  const sky = chance.pick('sky', ['#ffb36b', '#7fb8e8', '#d98bb0']);
  const land = chance.pick('land', ['#2f6b55', '#3d4f8a', '#7a4a2f']);
  return (
    rect(0, 0, w, h, 4, { fill: '#fdfdfc' }) +
    rect(22, 22, w - 44, h - 44, 2, {
      fill: sheet.linear([
        [0, sky],
        [1, '#fff3dc'],
      ]),
    }) +
    circle(w * 0.66, h * 0.4, 34, { fill: '#fffbea' }) +
    path(
      `M22 ${h * 0.66}L${w * 0.3} ${h * 0.42}L${w * 0.52} ${h * 0.66}L${w * 0.7} ${h * 0.5}L${w - 22} ${h * 0.7}V${h - 22}H22Z`,
      { fill: land },
    )
  );
}

/** Body with scanner lid, paper standing behind and a print coming out in front. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [720, chance.range('h', 230, 330), 460];
  const lid = chance.yes('two-tone', 0.5) ? '#33363c' : tone(colour, 0.08);
  const feed = chance.yes('rear-feed', 0.6);
  const paper = feed
    ? prism(
        view,
        { origin: [-190, -h / 2 - 210, -d / 2 - 40], u: axes.x, v: [0, 0.96, 0.28] },
        roundedOutline(380, 320, 3),
        8,
        { colour: '#e9ebee' },
        rect(0, 0, 380, 320, 3, {
          fill: sheet.linear([
            [0, '#ffffff'],
            [1, '#dfe2e6'],
          ]),
        }),
      )
    : '';
  const support = feed
    ? prism(
        view,
        { origin: [-220, -h / 2 - 150, -d / 2 - 60], u: axes.x, v: [0, 0.96, 0.28] },
        roundedOutline(440, 240, 20),
        14,
        { colour: lid },
        rect(0, 0, 440, 240, 20, { fill: flatFill(sheet, lid) }),
      )
    : '';
  const mouth = rect(120, h * 0.42, w - 240, h * 0.4, 14, {
    fill: sheet.linear([
      [0, '#07080a'],
      [1, '#2b2d32'],
    ]),
  });
  const tanks = chance.yes('tanks', 0.45)
    ? rect(w - 104, h * 0.34, 84, h * 0.5, 12, { fill: '#15171b' }) +
      ['#1fb5d8', '#d8348a', '#f2c91f', '#15171b']
        .map((ink, index) => rect(w - 98 + index * 19, h * 0.48, 15, h * 0.33, 4, { fill: ink }))
        .join('')
    : '';
  const face =
    rect(0, 0, w, h, 26, { fill: flatFill(sheet, colour) }) +
    mouth +
    tanks +
    rect(0, h * 0.24, w, 4, 0, { fill: darken(colour, 0.45) }) +
    circle(60, h * 0.62, 14, { stroke: '#3fa8ff', width: 4 });
  const body = pillow(
    view,
    { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
    w,
    h,
    d,
    { colour, r: 34, bevel: 14, backBevel: 10 },
    face,
  );
  const top = onTop(
    view,
    -h / 2,
    rect(-w / 2 + 20, -d / 2 + 30, w - 40, d - 110, 24, {
      fill: flatFill(sheet, lid, 'gloss'),
      stroke: darken(lid, 0.3),
      width: 3,
    }) +
      rect(-w / 2 + 40, d / 2 - 70, w - 80, 52, 16, { fill: '#1d1f24' }) +
      rect(-90, d / 2 - 62, 180, 36, 8, { fill: chance.pick('screen', ['#3f6fd8', '#2f8f86', '#7650b4']) }) +
      repeat(4, (index) => circle(140 + index * 42, d / 2 - 44, 11, { stroke: '#8b9099', width: 3 })),
  );
  const tray = prism(
    view,
    { origin: [-230, h * 0.36, d / 2 - 10], u: axes.x, v: [0, 0.06, 1] },
    roundedOutline(460, 210, 16),
    14,
    { colour: lid },
    rect(0, 0, 460, 210, 16, { fill: flatFill(sheet, lid) }),
  );
  const print = prism(
    view,
    { origin: [-180, h * 0.26, d / 2 - 30], u: axes.x, v: [0, 0.1, 1] },
    roundedOutline(360, 250, 3),
    3,
    { colour: '#e9ebee' },
    photo(studio, 360, 250),
  );
  return support + paper + body + top + tray + print;
}

export const drawPrinter: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 870, 480, 110) +
      whole(studio, eye({ yaw: -26, pitch: 20, cx: 580, cy: 640, scale: 1.14 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 590, 870, 480, 120) +
      whole(studio, eye({ yaw: 30, pitch: 28, cx: 620, cy: 620, scale: 1.08 }))
    );
  return whole(studio, eye({ yaw: -20, pitch: 22, roll: 3, cx: 560, cy: 560, scale: 1.9 }));
};
