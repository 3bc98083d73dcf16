import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { arc, drawn, ribbon } from '#adapters/provider-sandbox/pictures/kit/ribbon.ts';
import { circle, group, num, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Black glass face with the eye, infra-red points and a status light. */
function face({ sheet, chance }: Studio, r: number): string {
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

/** A turning ball in a cradle on a round foot. */
function indoor(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const r = chance.range('r', 190, 220);
  const h = 520;
  const foot = lathe(
    sheet,
    view,
    smooth(
      [
        [r * 0.9, 0],
        [r * 0.96, 14],
        [r * 0.86, 60],
        [r * 0.72, 150],
        [r * 0.94, 250],
      ],
      8,
    ),
    { colour, origin: [0, h / 2, 0] },
  );
  const [bx, by] = view.project([0, -h * 0.12, 0]);
  const reach = r * view.scale;
  // A ball from any side is a disc: shaded as one, it has none of the steps that rings of it would leave in a highlight.
  const head =
    blob(sheet, ballPath(bx, by, reach), tone(colour, 0.04), 'gloss') +
    gleam(
      `M${num(bx - reach * 0.62)} ${num(by - reach * 0.44)}A${num(reach * 0.76)} ${num(reach * 0.76)} 0 0 1 ${num(bx - reach * 0.2)} ${num(by - reach * 0.73)}`,
      reach * 0.09,
      0.5,
    );
  const front = group(face(studio, r * 0.62), {
    transform: view.plane([0, -h * 0.12, r * 0.78], [1, 0, 0], [0, 1, 0]),
  });
  const cheek = (side: -1 | 1): string =>
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
      { colour, axis: [side, 0, 0], origin: [side * r * 0.86, -h * 0.12, 0] },
    );
  const far: -1 | 1 = view.turn([1, 0, 0])[2] > 0 ? -1 : 1;
  return foot + cheek(far) + head + cheek(far === 1 ? -1 : 1) + front;
}

/** A weatherproof barrel under a visor on a wall arm. */
function outdoor(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const r = chance.range('r', 140, 168);
  const axis = unit([0, 0.12, 1]);
  const origin: Vec = [0, -80, -190];
  const plate = lathe(
    sheet,
    view,
    [
      [130, 0],
      [130, 24],
      [118, 34],
    ],
    { colour, origin: [0, 300, -100], axis: [0, 0, 1] },
  );
  const arm = lathe(
    sheet,
    view,
    [
      [40, 0],
      [34, 60],
      [34, 260],
    ],
    { colour: darken(colour, 0.1), finish: 'metal', origin: [0, 280, -60], axis: unit([0, -1, 0.05]) },
  );
  const body = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [r * 0.6, 0],
          [r * 0.94, 30],
          [r, 70],
        ],
        5,
      ),
      [r, 380],
    ],
    { colour, origin, axis },
  );
  const tip: Vec = [origin[0] + axis[0] * 381, origin[1] + axis[1] * 381, origin[2] + axis[2] * 381];
  const front = group(circle(0, 0, r, { fill: lighten(colour, 0.2) }) + face(studio, r * 0.92), {
    transform: view.plane(tip, [1, 0, 0], unit([0, 1, -0.12])),
  });
  const hood = drawn(
    ribbon(
      view,
      arc(195, 345, 61, r * 1.06, r * 1.06, (x, y) => [x, y - 70, 0]),
      { across: [0, 0.12, 0.99], widths: [420, 420, 420], thick: 10, colour: tone(colour, 0.06) },
    ),
  );
  return plate + arm + body + front + hood;
}

const camera = (studio: Studio, outside: boolean): string => {
  const { sheet, view } = studio;
  const draw = outside ? outdoor : indoor;
  const floor = outside ? 990 : 960;
  if (view === 1)
    return (
      groundShadow(sheet, 600, floor, outside ? 220 : 270, 46, outside ? 0.6 : 1) +
      draw(studio, eye({ yaw: -28, pitch: 10, cx: 600, cy: 600, scale: 1.3 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, floor, outside ? 220 : 270, 56, outside ? 0.6 : 1) +
      draw(studio, eye({ yaw: 42, pitch: 18, cx: 600, cy: 590, scale: 1.28 }))
    );
  return draw(studio, eye({ yaw: -16, pitch: 8, roll: 4, cx: 580, cy: 680, scale: 2.2 }));
};

/** A camera that turns on its foot, indoors. */
export const drawIndoorCamera: Draw = (studio) => camera(studio, false);

/** A camera under a hood on a wall. */
export const drawOutdoorCamera: Draw = (studio) => camera(studio, true);
