import type { Chance } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { weave } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { line, num, type Paint, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

const w = 600;
const heightOf = (chance: Chance): number => w * chance.range('share', 0.6, 0.82);

/** A palm-size block of cloth with keys on its top and a loop at one corner. */
function brick({ sheet, chance, colour }: Studio, view: Eye): string {
  const h = heightOf(chance);
  const d = w * chance.range('deep', 0.4, 0.5);
  const corner = chance.range('corner', 60, 150);
  const edge = corner / 2;
  const front = (paint: Paint): string => rect(edge, edge, w - corner, h - corner, edge, paint);
  const face =
    front({ fill: flatFill(sheet, colour) }) +
    front({ fill: weave(sheet, colour, 12), opacity: 0.4 }) +
    (chance.yes('stripe', 0.5)
      ? rect(w * 0.42, h * 0.7, w * 0.16, 12, 6, { fill: '#e0653a' })
      : rect(w * 0.26, h * 0.32, w * 0.48, h * 0.34, 16, {
          fill: darken(colour, 0.35),
          stroke: lighten(colour, 0.4),
          width: 9,
        }));
  const signs = repeat(3, (index) => {
    const x = (index - 1) * 130;
    const ink = { stroke: lighten(colour, 0.7), width: 9, round: true, opacity: 0.85 };
    if (index === 1) return path(`M${num(x - 14)} -20V20L${num(x + 20)} 0Z`, ink);
    return line(x - 20, 0, x + 20, 0, ink) + (index === 2 ? line(x, -20, x, 20, ink) : '');
  });
  const k = view.scale;
  const [lx, ly] = view.project([w / 2 - 30, -h / 2 + 60, 0]);
  const loop = tube(
    `M${num(lx)} ${num(ly)}C${num(lx + 40 * k)} ${num(ly - 150 * k)} ${num(lx + 190 * k)} ${num(ly - 60 * k)} ${num(lx + 60 * k)} ${num(ly + 60 * k)}`,
    18 * k,
    tone(colour, -0.2),
  );
  return (
    loop +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, finish: 'fabric', r: corner, bevel: edge, backBevel: edge },
      face,
    ) +
    onTop(view, -h / 2, signs)
  );
}

export const drawSpeakerBrick: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  if (view === 3) return brick(studio, eye({ yaw: -18, pitch: 24, roll: -6, cx: 560, cy: 700, scale: 2 }));
  const from =
    view === 1
      ? eye({ yaw: -24, pitch: 16, cx: 580, cy: 610, scale: 1.2 })
      : eye({ yaw: 34, pitch: 28, cx: 590, cy: 610, scale: 1.16 });
  const [x, y] = from.project([0, heightOf(chance) / 2, 0]);
  return groundShadow(sheet, x + 10, y + 10, 420, view === 1 ? 80 : 110) + brick(studio, from);
};
