import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { circle, line, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** The crown and the key below it on the right flank of a case, drawn in `depth × length`; or one slim key. */
export function crown({ sheet, chance, colour }: Studio, depth: number, y: number): string {
  const fill = sheet.linear([
    [0, darken(colour, 0.4)],
    [0.3, lighten(colour, 0.6)],
    [0.6, tone(colour, -0.1)],
    [1, darken(colour, 0.5)],
  ]);
  const key = rect(depth * 0.34, y + 84, depth * 0.32, 88, 10, { fill });
  if (!chance.yes('crown', 0.5)) return key;
  const ribs = repeat(9, (index) =>
    line(depth * 0.2, y - 26 + index * 8, depth * 0.8, y - 26 + index * 8, {
      stroke: darken(colour, 0.6),
      width: 1.6,
      opacity: 0.6,
    }),
  );
  const wheel =
    rect(depth * 0.2, y - 34, depth * 0.6, 78, 14, { fill, stroke: darken(colour, 0.6), width: 1.5 }) + ribs;
  const guard = chance.yes('guard', 0)
    ? rect(depth * 0.06, y - 66, depth * 0.88, 142, 26, {
        fill: tone(colour, -0.12),
        stroke: darken(colour, 0.4),
        width: 2,
      })
    : '';
  return guard + wheel + key;
}

/** What stands in the corners of an upright dial: a small ring, the day, and a bar of the week's goals at the foot. */
export function corners({ chance }: Studio, w: number, h: number): string {
  const ink = chance.pick('accent', ['#ff6a3d', '#3fd0ff', '#b8f04a', '#ff5a8a', '#ffc53d']);
  const r = w * 0.075;
  const [x, y] = [w * 0.19, h * 0.15];
  const bars = repeat(7, (index) =>
    rect(
      w * 0.2 + index * w * 0.089,
      h * 0.87 - (index % 3) * h * 0.014,
      w * 0.045,
      h * 0.03 + (index % 3) * h * 0.014,
      4,
      {
        fill: index < 5 ? ink : '#4a4e56',
      },
    ),
  );
  return (
    circle(x, y, r, { stroke: '#4a4e56', width: 8 }) +
    circle(x, y, r, {
      stroke: ink,
      width: 8,
      round: true,
      dash: `${num(r * 4.2)} 400`,
      transform: `rotate(-90 ${num(x)} ${num(y)})`,
    }) +
    figures('24', w * 0.8, y, h * 0.07, '#e6e8ec', 2) +
    bars
  );
}
