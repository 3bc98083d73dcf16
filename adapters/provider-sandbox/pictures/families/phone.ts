import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { castRect, footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, boxFeet, roundedOutline, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, path, polygon, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { type PhoneBuild, phoneBack, phoneBuild, phoneFront } from './phone-parts.ts';

/** Buttons and antenna lines on the long side that the view shows. */
function flank(
  { sheet, colour }: Studio,
  view: Eye,
  build: PhoneBuild,
  side: 'left' | 'right',
  at: Vec = [0, 0, 0],
): string {
  const { w, h, depth } = build;
  const left = side === 'left';
  const origin = add(at, left ? [-w / 2, -h / 2, -depth / 2] : [w / 2, -h / 2, depth / 2]);
  const button = (y: number, length: number): string => {
    const fill = sheet.linear(
      [
        [0, darken(colour, 0.25)],
        [0.4, lighten(colour, 0.35)],
        [1, darken(colour, 0.3)],
      ],
      0,
      0,
      1,
      0,
    );
    return rect(depth * 0.32, y, depth * 0.36, length, depth * 0.18, { fill, stroke: darken(colour, 0.5), width: 1.4 });
  };
  const seam = (y: number): string => rect(0, y, depth, 5, 0, { fill: darken(colour, 0.25), opacity: 0.6 });
  const buttons = left ? button(h * 0.2, 40) + button(h * 0.28, 82) + button(h * 0.4, 82) : button(h * 0.3, 120);
  const artwork = seam(h * 0.12) + seam(h * 0.88) + buttons;
  return group(artwork, { transform: view.plane(origin, left ? axes.z : axes.back, axes.y) });
}

/**
 * What the phone in front shades on the back of the one behind it: it lies under the whole of the phone in front and fades
 * beyond its edges, so that it is darkest at the edge and runs along it.
 */
function shadeOnBack({ sheet }: Studio, behind: Eye, front: Eye, { w, h, depth, r }: PhoneBuild): string {
  const back = roundedOutline(w, h, r, -w / 2, -h / 2).map(([x, y]) => behind.project([x, y, depth / 2]));
  const shade = group(castRect(sheet, [0, 0, w, h], r, 110, 0.62), {
    transform: front.plane([-w / 2, -h / 2, -depth / 2], axes.x, axes.y),
  });
  return group(shade, { clip: sheet.clip(path(polygon(back), { fill: '#000' })) });
}

export const drawPhone: Draw = (studio) => {
  const { sheet, colour, view } = studio;
  const build = phoneBuild(studio);
  const { w, h, depth, r } = build;
  const look = { colour, finish: 'metal' as const, r };
  if (view === 1) {
    const behind = eye({ yaw: 27, pitch: 6, roll: -7, cx: 420, cy: 555, scale: 0.98 });
    const front = eye({ yaw: -21, pitch: 6, roll: 5, cx: 745, cy: 620, scale: 1.02 });
    return (
      footShadow(sheet, boxFeet(behind, w, h)) +
      footShadow(sheet, boxFeet(front, w, h)) +
      slab(behind, w, h, depth, look, phoneBack(studio, build)) +
      flank(studio, behind, build, 'left') +
      shadeOnBack(studio, behind, front, build) +
      slab(front, w, h, depth, look, phoneFront(studio, build)) +
      flank(studio, front, build, 'right')
    );
  }
  if (view === 2) {
    const back = eye({ yaw: -30, pitch: 5, roll: 4, cx: 600, cy: 580, scale: 1.12 });
    return (
      footShadow(sheet, boxFeet(back, w, h)) +
      slab(back, w, h, depth, look, phoneBack(studio, build)) +
      flank(studio, back, build, 'right')
    );
  }
  const near = eye({ yaw: 24, pitch: -8, roll: 14, cx: 650, cy: 1120, scale: 2.15 });
  return slab(near, w, h, depth, look, phoneBack(studio, build)) + flank(studio, near, build, 'left');
};
