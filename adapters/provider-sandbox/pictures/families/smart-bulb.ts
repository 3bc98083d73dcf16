import { darken, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { lathe, onAxis, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, roomAt } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { num, path } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A milky ball on a cone, one smooth outline: bands of a turned body would show as ridges on what shines. */
function dome({ sheet }: Studio, view: Eye, r: number, light: string): string {
  const k = view.scale;
  const tall = -view.turn(axes.up)[1] || 1;
  const upright = Math.hypot(...view.turn(axes.up).slice(0, 2));
  const [neck, foot, middle] = [129 * k, 40 * upright * k, -(430 - r) * upright * k];
  const ball = r * k;
  // Where the cone's side leaves the ball: the line from the rim of the neck that only touches it.
  const [dx, dy] = [neck, foot - middle];
  const far = Math.hypot(dx, dy);
  const turn = Math.atan2(dy, dx) - Math.acos(ball / far);
  const [tx, ty] = [ball * Math.cos(turn), middle + ball * Math.sin(turn)];
  const flat = Math.sqrt(Math.max(0, 1 - upright ** 2)) * neck;
  const d = `M${num(-neck)} ${num(foot)}L${num(-tx)} ${num(ty)}A${num(ball)} ${num(ball)} 0 1 1 ${num(tx)} ${num(ty)}L${num(neck)} ${num(foot)}A${num(neck)} ${num(flat)} 0 0 ${tall > 0 ? 1 : 0} ${num(-neck)} ${num(foot)}Z`;
  const tint = (share: number): string => mix('#ffffff', light, share);
  const fill = sheet.radial(
    [
      [0, '#ffffff'],
      [0.4, tint(0.12)],
      [0.72, tint(0.34)],
      [0.92, tint(0.6)],
      [1, darken(tint(0.72), 0.08)],
    ],
    0.46,
    0.42,
    0.62,
  );
  const edge = sheet.linear(
    [
      [0, tint(0.3)],
      [1, darken(tint(0.8), 0.22)],
    ],
    0,
    0,
    1,
    1,
  );
  return onAxis(view, path(d, { fill, stroke: edge, width: 2.5 }));
}

/** A screw bulb: milky dome, body with fins, threaded cap. */
export function bulb(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const light = chance.pick('light', ['#ffc27a', '#8fd0ff', '#c79bff', '#ff9bb5', '#9be8b4']);
  const k = view.scale;
  const [x, y] = view.project([0, -230, 0]);
  const neck = lathe(
    sheet,
    view,
    smooth(
      [
        [84, -230],
        [96, -200],
        [120, -90],
        [130, -38],
      ],
      6,
    ),
    { colour: mix('#eceef1', colour, 0.3), finish: 'gloss' },
  );
  const thread = [0, 1, 2, 3]
    .map((turn) =>
      lathe(
        sheet,
        view,
        [
          [78, -350 + turn * 30],
          [86, -338 + turn * 30],
          [78, -322 + turn * 30],
        ],
        { colour: '#b3b7be', finish: 'metal' },
      ),
    )
    .join('');
  const tip = lathe(
    sheet,
    view,
    smooth(
      [
        [20, -400],
        [50, -380],
        [78, -352],
      ],
      4,
    ),
    { colour: '#3a3d43', finish: 'gloss' },
  );
  const lit = dome(studio, view, chance.range('round', 196, 214), light);
  const shown = view.turn(axes.up)[2] > 0 ? neck + lit : lit + neck;
  return glow(sheet, x, y, Math.min(560 * k, roomAt(x, y)), light, 0.4) + tip + thread + shown;
}
