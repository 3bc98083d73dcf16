import { darken, lighten, lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { discShadow, groundShadow, layShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { FRONT } from './robot-dock-parts.ts';
import { dock } from './robot-docks.ts';
import { underside } from './robot-vacuum-underside.ts';

const r = 370;
const high = 142;
/** The robot's own measure in millimetres, as the docks have theirs. */
const MM = 172 / r;
const HIGH_MM = high * MM;
const ROBOT_Z = 150;
/** How round docks are where they stand, in millimetres. */
const DOCK_CORNER = 64;
/** How a robot before its dock is looked at, and how flat a circle on the floor is then. */
const AT_HOME = { yaw: -26, pitch: 20 };
const FLAT = Math.sin((AT_HOME.pitch * Math.PI) / 180);

/** The tower of a laser scanner on the lid. */
function turret({ sheet }: Studio, view: Eye, ink: string, accent: string): string {
  const at = -high / 2;
  return (
    lathe(
      sheet,
      view,
      [
        [122, 0],
        [120, 14],
        [110, 16],
        [110, 40],
        [120, 42],
        [116, 58],
        [104, 64],
      ],
      { colour: tone(ink, 0.04), finish: 'gloss', origin: [0, at, -70] },
    ) +
    onTop(
      view,
      at - 64,
      circle(0, 0, 88, { fill: flatFill(sheet, tone(ink, 0.1), 'metal') }) +
        circle(0, 0, 76, { stroke: accent, width: 5 }),
      0,
      -70,
    )
  );
}

/** What is pressed: two or three round keys, or one pill with all of them. */
function keys(kind: 'three' | 'pill' | 'two', ink: string): string {
  const y = r * 0.6;
  const rim = { fill: tone(ink, 0.12), stroke: lighten(ink, 0.45), width: 4 };
  if (kind === 'pill')
    return (
      rect(-104, y - 30, 208, 60, 30, rim) +
      repeat(3, (index) => circle((index - 1) * 62, y, 10, { stroke: lighten(ink, 0.75), width: 5 }))
    );
  const count = kind === 'three' ? 3 : 2;
  return repeat(count, (index) => {
    const x = (index - (count - 1) / 2) * 92;
    return circle(x, y, 32, rim) + circle(x, y, 11, { stroke: lighten(ink, 0.75), width: 5 });
  });
}

/** A lid is plain, dark glass all over, dark in its front half, or has rings. */
type Lid = 'plain' | 'glass' | 'half' | 'rings';

/** What is seen on the lid, about its middle. */
function lidArt({ sheet, colour }: Studio, kind: Lid, ink: string, accent: string): string {
  const plain =
    circle(0, 0, r * 0.965, { fill: flatFill(sheet, colour) }) +
    circle(0, 0, r * 0.9, {
      fill: flatFill(sheet, kind === 'half' ? colour : ink, 'gloss'),
      stroke: darken(colour, 0.35),
      width: 3,
    }) +
    circle(0, 0, r * 0.935, { stroke: accent, width: 5, opacity: 0.9 });
  if (kind === 'half')
    return (
      plain +
      path(`M${-r * 0.86} 60A${r * 0.865} ${r * 0.865} 0 0 0 ${r * 0.86} 60Q0 150 ${-r * 0.86} 60Z`, {
        fill: flatFill(sheet, ink, 'gloss'),
      })
    );
  if (kind === 'rings')
    return (
      plain + [0.74, 0.5].map((share) => circle(0, -20, r * share, { stroke: darken(colour, 0.16), width: 4 })).join('')
    );
  return plain;
}

/** The disc: bumper, lid with keys, laser turret, sensors on its front. */
function disc(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const accent = chance.pick('accent', ['#c9ccd1', '#d0a068', '#ff7a45']);
  const kind = chance.pick('lid', ['plain', 'glass', 'half', 'rings']);
  const dark = kind === 'glass' || kind === 'half';
  const ink = dark ? (lightness(colour) > 0.5 ? mix(colour, '#2f3238', 0.86) : tone(colour, 0.16)) : tone(colour, 0.05);
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  const steep = Math.hypot(...view.turn([0, -1, 0]).slice(0, 2));
  const girth = (r - 2) * k;
  const seam = (y: number, stroke: string, width: number): string =>
    path(`M${-girth} ${-y * k * steep}A${girth} ${girth * flat} 0 0 0 ${girth} ${-y * k * steep}`, {
      stroke,
      width: width * k,
    });
  const over = seam(84, darken(colour, 0.5), 5) + seam(79, lighten(colour, 0.4), 3) + seam(26, darken(colour, 0.45), 4);
  const body = lathe(
    sheet,
    view,
    [
      [r * 0.9, 0],
      [r * 0.985, 12],
      [r, 30],
      [r, 116],
      ...smooth(
        [
          [r, 116],
          [r * 0.99, 134],
          [r * 0.965, high],
        ],
        6,
      ),
    ],
    { colour, finish: 'matte', origin: [0, high / 2, 0], over },
  );
  const keyInk = dark ? ink : colour;
  const lid = lidArt(studio, kind, ink, accent) + keys(chance.pick('keys', ['three', 'pill', 'two']), keyInk);
  const top = chance.yes('turretless', 0.22) ? '' : turret(studio, view, kind === 'half' ? colour : ink, accent);
  const sensors = onFront(
    view,
    r - 1,
    rect(-84, -20, 168, 42, 21, { fill: '#0b0c0f' }) +
      circle(-46, 1, 11, { fill: '#2b3a6a' }) +
      circle(0, 1, 11, { fill: '#5a2230' }) +
      circle(46, 1, 11, { fill: '#2b3a6a' }),
    0,
    14,
  );
  return body + onTop(view, -high / 2, lid) + top + sensors;
}

/** How far up and down the picture, in millimetres, the back of a dock and the front of the robot reach beyond its height. */
const BEHIND = 92;
const BEFORE = 112;

/** How far right of the world's origin the middle of robot and dock is seen, in millimetres. */
function middle(wide: number, deep: number): number {
  const { project } = eye({ ...AT_HOME, cx: 0, cy: 0 });
  const [robot] = project([0, 0, ROBOT_Z]);
  const [dockEnd] = project([wide / 2, 0, FRONT - deep]);
  const radius = r * MM;
  return (robot - radius + Math.max(robot + radius, dockEnd)) / 2;
}

/** The robot before its dock, drawn to the same scale; together they fill the picture. */
function withDock(studio: Studio): string {
  const { sheet } = studio;
  const [drawDock, tall, wide, deep] = dock(studio);
  const up = tall * 0.94 + BEHIND;
  const scale = Math.min(2.15, 1010 / (up + BEFORE));
  const cx = 600 - middle(wide, deep) * scale;
  const scene = eye({ ...AT_HOME, cx, cy: 600 + ((up - BEFORE) * scale) / 2, scale });
  const [x, y] = scene.project([0, -HIGH_MM / 2, ROBOT_Z]);
  const footprint = {
    frame: { origin: [-wide / 2, 0, FRONT - deep], u: axes.x, v: axes.z },
    w: wide,
    l: deep,
    r: DOCK_CORNER,
  } as const;
  return (
    layShadow(sheet, scene, footprint, 36, 0.7) +
    drawDock(studio, scene) +
    groundShadow(sheet, x, y + 30 * scale, 186 * scale, 62 * scale, 0.6) +
    discShadow(sheet, x, y + 31 * scale, r * MM * scale, r * MM * FLAT * scale) +
    disc(studio, eye({ ...AT_HOME, cx: x, cy: y, scale: scale * MM }))
  );
}

export const drawRobotVacuum: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1) return withDock(studio);
  if (view === 2)
    return (
      discShadow(sheet, 604, 606, 470, 474, 0.5) +
      `<g transform="translate(600 590) rotate(164) scale(1.12)">${underside(studio)}</g>`
    );
  return (
    groundShadow(sheet, 620, 760, 640, 240) + disc(studio, eye({ yaw: -30, pitch: 24, cx: 600, cy: 650, scale: 1.48 }))
  );
};
