import { type Measured, shown } from './report.ts';
import { type Line, shareOfLimit, verdictOf } from './result.ts';

const WIDTH = 960;
const ROW = 22;
const LEFT = 430;
const RIGHT = 110;
const TOP = 64;
/** A bar that would be longer than this many times its bound is cut off there. */
const LONGEST = 3;
const UNIT = (WIDTH - LEFT - RIGHT) / LONGEST;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #14161a }
  .quiet { fill: #5b616b } .title { font-size: 18px; font-weight: 650 } .group { font-weight: 650 }
  .page { fill: #ffffff } .bound { stroke: #14161a; stroke-dasharray: 3 3 }
  .aim { fill: #0b7a4b } .pass { fill: #2f6fb0 } .fail { fill: #b4231a }
  @media (prefers-color-scheme: dark) {
    text { fill: #eceef1 } .quiet { fill: #a3a9b3 } .page { fill: #14161a } .bound { stroke: #eceef1 }
    .aim { fill: #35b57d } .pass { fill: #6aa9ea } .fail { fill: #f0776d }
  }`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const bar = (line: Line, y: number): string => {
  const share = Math.min(shareOfLimit(line), LONGEST);
  const length = Math.max(share * UNIT, 2);
  const value = shown(line.measured, line.limit.unit);
  return [
    `<text x="${LEFT - 12}" y="${y + 15}" text-anchor="end">${escaped(line.what)}</text>`,
    `<rect class="${verdictOf(line)}" x="${LEFT}" y="${y + 4}" width="${length.toFixed(1)}" height="14" rx="3"/>`,
    `<text class="quiet" x="${(LEFT + length + 8).toFixed(1)}" y="${y + 15}">${escaped(value)}</text>`,
  ].join('\n');
};

/**
 * A picture of every line as a bar beside its must (its aim where there is no must): what is shorter than the dashed
 * line keeps to it. Readable on light and dark.
 */
export const drawBars = (measured: readonly Measured[]): string => {
  const parts: string[] = [];
  let y = TOP;
  for (const { title, lines } of measured) {
    parts.push(`<text class="group" x="20" y="${y + 22}">${escaped(title)}</text>`);
    y += ROW + 10;
    for (const line of lines) {
      parts.push(bar(line, y));
      y += ROW;
    }
    y += 8;
  }
  const bound = LEFT + UNIT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 16}" role="img" aria-label="Every line of the bench beside its must">
<style>${STYLE}
</style>
<rect class="page" width="${WIDTH}" height="${y + 16}" rx="8"/>
<text class="title" x="20" y="32">How much of its limit each line uses up</text>
<text class="quiet" x="20" y="52">shorter is better; what ends before the dashed line keeps to its must</text>
<line class="bound" x1="${bound}" y1="${TOP}" x2="${bound}" y2="${y}"/>
${parts.join('\n')}
</svg>
`;
};
