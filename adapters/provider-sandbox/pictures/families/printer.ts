import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { controls, documentFeeder, frontKeys, letter, PANELS, photo, raisedLid, tiltedPanel } from './printer-parts.ts';
import { TANKS, tankBlocks, tankWindow } from './printer-tanks.ts';

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
  const tanks = chance.pick('tanks', TANKS);
  const panel = chance.pick('panel', PANELS);
  const open = chance.yes('open', 0);
  // Tanks take room from the mouth, and it is beside them.
  const [from, wide] =
    tanks === 'block' || tanks === 'lidded' ? [40, 434] : tanks === 'window' ? [70, 460] : [120, 480];
  const mouth = rect(from, h * 0.42, wide, h * 0.4, 14, {
    fill: sheet.linear([
      [0, '#07080a'],
      [1, '#2b2d32'],
    ]),
  });
  const drawer = chance.yes('cassette', 0)
    ? rect(0, h * 0.78, w, 4, 0, { fill: darken(colour, 0.45) }) +
      rect(w / 2 - 90, h * 0.84, 180, h * 0.08, 10, { fill: darken(colour, 0.5) })
    : '';
  const face =
    rect(0, 0, w, h, 26, { fill: flatFill(sheet, colour) }) +
    mouth +
    (tanks === 'window' ? tankWindow(w, h) : '') +
    (panel === 'front' ? frontKeys(h) : '') +
    drawer +
    (panel === 'front' ? '' : rect(0, h * 0.24, w, 4, 0, { fill: darken(colour, 0.45) })) +
    (tanks === 'window' || tanks === 'none' ? circle(60, h * 0.62, 14, { stroke: '#3fa8ff', width: 4 }) : '');
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
    }) + controls(studio, panel, w, d),
  );
  const feeder = chance.yes('feeder', 0) ? documentFeeder(view, studio, w, h, d, colour) : '';
  const middle = from + wide / 2 - w / 2;
  const tray = prism(
    view,
    { origin: [middle - 210, h * 0.36, d / 2 - 10], u: axes.x, v: [0, 0.06, 1] },
    roundedOutline(420, 210, 16),
    14,
    { colour: lid },
    rect(0, 0, 420, 210, 16, { fill: flatFill(sheet, lid) }),
  );
  const print = prism(
    view,
    { origin: [middle - 180, h * 0.26, d / 2 - 30], u: axes.x, v: [0, 0.1, 1] },
    roundedOutline(360, 250, 3),
    3,
    { colour: '#e9ebee' },
    chance.yes('letter', tanks === 'none' ? 1 : 0) ? letter(360, 250) : photo(studio, 360, 250),
  );
  const scanner = open ? raisedLid(view, studio, w, h, d) : '';
  const before = tankBlocks(studio, view, tanks, w, h, d);
  const tilted = panel === 'tilted' ? tiltedPanel(view, studio, w, h, d) : '';
  return support + paper + body + top + scanner + feeder + tray + print + before + tilted;
}

export const drawPrinter: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  // A raised lid needs room above.
  const [down, smaller] = chance.yes('open', 0) ? [62, 0.87] : [0, 1];
  if (view === 1)
    return (
      groundShadow(sheet, 610, 870 + down * 0.6, 480 * smaller, 110 * smaller) +
      whole(studio, eye({ yaw: -26, pitch: 20, cx: 580, cy: 640 + down, scale: 1.14 * smaller }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 590, 870 + down * 0.6, 480 * smaller, 120 * smaller) +
      whole(studio, eye({ yaw: 30, pitch: 28, cx: 620, cy: 620 + down * 1.3, scale: 1.08 * smaller }))
    );
  return whole(studio, eye({ yaw: -20, pitch: 22, roll: 3, cx: 560, cy: 560, scale: 1.9 }));
};
