import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect, glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { drawn, ribbon } from '#adapters/provider-sandbox/pictures/kit/ribbon.ts';
import { circle, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const inks = ['#ff6f91', '#ff9b6a', '#ffd166', '#7fe0a0', '#5fc9ff', '#8f7bff', '#d070ff'];
const turns = 3.1;
const count = 150;

/** A point of the reel, from its heart outwards. */
function reel(share: number): Vec {
  const angle = share * turns * Math.PI * 2;
  const r = 150 + share * 190;
  return [Math.cos(angle) * r, 0, Math.sin(angle) * r];
}

/** A coiled strip standing on its edge, light running through the colours along it. */
function coil({ sheet, colour }: Studio, view: Eye): string {
  const points = Array.from({ length: count }, (_, index) => reel(index / (count - 1)));
  const tail = Array.from({ length: 30 }, (_, index): Vec => [340 - index * 4, 0, index * 16]);
  const curve = [...points, ...tail.slice(1)];
  const facets = ribbon(view, curve, {
    across: [0, 1, 0],
    widths: [92, 92, 92],
    thick: 9,
    colour: mix('#f4f5f7', colour, 0.3),
  });
  const lamps = curve.flatMap((point, index) => {
    if (index % 3 !== 0) return [];
    const ink = inks[Math.floor((index / curve.length) * inks.length)] ?? '#ffd166';
    const [x, y] = view.project([point[0] * 1.015, 0, point[2] * 1.015]);
    const depth = view.turn(point)[2] * 2 + 4;
    const k = view.scale;
    return [
      {
        depth,
        drawing:
          glow(sheet, x, y, 44 * k, ink, 0.5) + circle(x, y, 8 * k, { fill: lighten(ink, 0.6), stroke: ink, width: 3 }),
      },
    ];
  });
  return drawn([...facets, ...lamps].sort((a, b) => a.depth - b.depth));
}

/** The little box between the strip and its power. */
const controller = ({ sheet, colour }: Studio): string =>
  castRect(sheet, [-80, -34, 160, 76], 18, 12, 0.3) +
  rect(-84, -40, 168, 80, 18, { fill: flatFill(sheet, colour, 'gloss'), stroke: darken(colour, 0.2), width: 2 }) +
  circle(-30, 0, 16, { fill: darken(colour, 0.15) }) +
  circle(40, 0, 7, { fill: '#7fe0a0' });

export const drawLightstrip: Draw = (studio) => {
  const { sheet, view } = studio;
  const aura = glow(sheet, 600, 600, 560, '#ffb3c8', 0.35) + glow(sheet, 760, 520, 420, '#8fb8ff', 0.35);
  if (view === 1)
    return (
      aura +
      groundShadow(sheet, 600, 760, 460, 220, 0.8) +
      coil(studio, eye({ yaw: 20, pitch: 38, cx: 590, cy: 570, scale: 1.16 })) +
      place(controller(studio), 900, 960, 1, -6)
    );
  if (view === 2)
    return (
      aura +
      groundShadow(sheet, 600, 660, 440, 360, 0.6) +
      coil(studio, eye({ yaw: -40, pitch: 62, cx: 600, cy: 590, scale: 1.16 }))
    );
  return aura + coil(studio, eye({ yaw: 60, pitch: 30, roll: -6, cx: 700, cy: 620, scale: 2 }));
};
