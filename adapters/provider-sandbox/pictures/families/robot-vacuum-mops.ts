import { circle, group, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const EDGE = '#6d727a';

/** Two round pads of looped cloth that turn. */
function pads({ sheet }: Studio): string {
  const cloth = sheet.radial([
    [0, '#c3c7ce'],
    [0.7, '#dfe1e5'],
    [0.92, '#c9cdd3'],
    [1, '#9fa4ad'],
  ]);
  const pad =
    circle(0, 0, 118, { fill: '#17181c', opacity: 0.55 }) +
    circle(0, 0, 112, { fill: cloth }) +
    [98, 82, 66, 50].map((r) => circle(0, 0, r, { stroke: '#8f959e', width: 5, dash: '3 7', opacity: 0.5 })).join('') +
    circle(0, 0, 34, { fill: '#8b9099', stroke: EDGE, width: 3 }) +
    circle(0, 0, 14, { fill: '#50545c' });
  return [-122, 122].map((x) => group(pad, { transform: `translate(${x} -226)` })).join('');
}

/** A half-round cloth on the plate of the tank. */
function cloth({ sheet }: Studio): string {
  const outline = 'M-268 -142H268Q292 -142 284 -168A332 332 0 0 0 -284 -168Q-292 -142 -268 -142Z';
  const fill = sheet.linear([
    [0, '#b7bbc3'],
    [0.4, '#e2e4e8'],
    [1, '#c3c7ce'],
  ]);
  return (
    path(outline, { fill, stroke: EDGE, width: 4 }) +
    [0, 1, 2, 3, 4, 5]
      .map((row) => {
        const [y, reach] = [-164 - row * 26, Math.sqrt(308 ** 2 - (164 + row * 26) ** 2)];
        return path(`M${-reach} ${y}H${reach}`, { stroke: '#8f959e', width: 5, dash: '4 9', opacity: 0.5 });
      })
      .join('')
  );
}

/** A long roller of cloth across the tail, in its tray. */
function roller({ sheet }: Studio): string {
  const fill = sheet.linear([
    [0, '#8f959e'],
    [0.35, '#eceef1'],
    [0.7, '#c3c7ce'],
    [1, '#7d838c'],
  ]);
  return (
    rect(-270, -292, 540, 124, 30, { fill: '#17181c', stroke: '#565b64', width: 3 }) +
    rect(-252, -276, 504, 92, 40, { fill }) +
    repeat(24, (index) =>
      path(`M${-236 + index * 20} -268Q${-228 + index * 20} -230 ${-238 + index * 20} -192`, {
        stroke: '#8f959e',
        width: 3,
        opacity: 0.4,
      }),
    )
  );
}

/** What wipes the floor. */
export const mopOf = (studio: Studio): string =>
  ({ pads, cloth, roller })[studio.chance.pick('mop', ['pads', 'cloth', 'roller'])](studio);
