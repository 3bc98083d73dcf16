import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, num, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Black glass face with the eye, infra-red points and a status light. */
export function face({ sheet, chance }: Studio, r: number): string {
  const dots = repeat(12, (index) =>
    circle(0, -r * 0.78, r * 0.05, { fill: '#3a1a24', transform: `rotate(${index * 30})` }),
  );
  return (
    circle(0, 0, r, { fill: flatFill(sheet, '#15171b', 'gloss') }) +
    dots +
    lens(sheet, 0, 0, r * 0.56, '#33363c', chance.pick('coating', ['#4a5fb8', '#7650b4', '#2f8f86'])) +
    circle(0, r * 0.88, r * 0.035, { fill: '#46e0b0' })
  );
}

const ballPath = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`;

/** A ball about a point: from any side it is a disc, and shaded as one it has none of the steps that rings would leave. */
export function ball({ sheet, colour }: Studio, view: Eye, at: Vec, r: number): string {
  const [x, y] = view.project(at);
  const reach = r * view.scale;
  return (
    blob(sheet, ballPath(x, y, reach), tone(colour, 0.04), 'gloss') +
    gleam(
      `M${num(x - reach * 0.62)} ${num(y - reach * 0.44)}A${num(reach * 0.76)} ${num(reach * 0.76)} 0 0 1 ${num(x - reach * 0.2)} ${num(y - reach * 0.73)}`,
      reach * 0.09,
      0.5,
    )
  );
}

/** A short drum that a ball turns in, at its side. */
export const cheek = ({ sheet, colour }: Studio, view: Eye, [x, y, z]: Vec, r: number, side: -1 | 1): string =>
  lathe(
    sheet,
    view,
    smooth(
      [
        [r * 0.5, 0],
        [r * 0.52, 20],
        [r * 0.4, 34],
      ],
      5,
    ),
    { colour, axis: [side, 0, 0], origin: [x + side * r * 0.86, y, z] },
  );

/** Which side of a thing is turned from the viewer. */
export const farSide = (view: Eye): -1 | 1 => (view.turn([1, 0, 0])[2] > 0 ? -1 : 1);
