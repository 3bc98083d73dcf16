import type { Chance } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { circle, ellipse, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { notes } from './e-reader-notes.ts';
import { haze, ink, type Page, paper } from './e-reader-paper.ts';

/** Set lines from y down to `end`, ragged where a paragraph ends. */
const lines = (chance: Chance, x: number, y: number, w: number, end: number): string =>
  repeat(Math.floor((end - y) / 29), (index) => {
    const indent = index % 6 === 0 ? 28 : 0;
    const length = index % 6 === 5 ? w * chance.range(`end-${index}`, 0.3, 0.6) : w - indent;
    return path(`M${num(x + indent)} ${num(y + index * 29)}h${num(length)}`, {
      stroke: ink,
      width: 8,
      dash: `${38 + ((index * 13) % 17)} 8 21 8 56 8 30 8`,
    });
  });

const text: Page = (sheet, chance, w, h) =>
  paper(sheet, w, h) +
  rect(w * 0.3, 52, w * 0.4, 15, 3, { fill: '#2f2e2c' }) +
  lines(chance, 46, 112, w - 92, h - 50) +
  rect(46, h - 30, w - 92, 3, 1, { fill: '#b5b3ad' }) +
  rect(46, h - 31, (w - 92) * 0.42, 5, 2, { fill: ink });

const hills = (w: number, h: number, skies: readonly [string, string], inks: readonly string[], sheet: Sheet): string =>
  rect(0, 0, w, h, 4, {
    fill: sheet.linear([
      [0, skies[0]],
      [0.65, skies[1]],
    ]),
  }) +
  inks
    .map((fill, index) => {
      const y = h * (0.5 + index * 0.13);
      const bend = index % 2 ? -50 : 56;
      return path(
        `M0 ${num(y)}C${num(w * 0.3)} ${num(y - bend)} ${num(w * 0.6)} ${num(y + bend)} ${num(w)} ${num(y - bend * 0.5)}V${num(h)}H0Z`,
        { fill },
      );
    })
    .join('');

/** The cover of a book in greys: a moon over a wood. */
const moon: Page = (sheet, _chance, w, h) =>
  hills(w, h, ['#858584', '#d5d4d0'], ['#a3a29f', '#777675', '#545353', '#39393a'], sheet) +
  circle(w * 0.68, h * 0.26, w * 0.13, { fill: '#f1f0ec' }) +
  repeat(9, (index) => {
    const rise = 90 + (index % 3) * 40;
    return path(`M${num(w * (0.04 + index * 0.108))} ${num(h * 0.9)}l18 ${-rise}l18 ${rise}Z`, { fill: '#2b2b2d' });
  });

/** Another in greys: a sail on the sea under rays. */
const sail: Page = (sheet, _chance, w, h) =>
  rect(0, 0, w, h, 4, {
    fill: sheet.linear([
      [0, '#e6e5e0'],
      [1, '#b4b3af'],
    ]),
  }) +
  repeat(13, (index) => {
    const angle = (Math.PI * index) / 12;
    const at = (reach: number): string =>
      `${num(w / 2 - Math.cos(angle) * reach)} ${num(h * 0.6 - Math.sin(angle) * reach)}`;
    return path(`M${at(w * 0.3)}L${at(w * 0.46)}`, { stroke: '#6d6c6b', width: 7, round: true });
  }) +
  circle(w / 2, h * 0.6, w * 0.24, { fill: '#8c8b89' }) +
  path(`M${num(w * 0.52)} ${num(h * 0.34)}L${num(w * 0.72)} ${num(h * 0.62)}H${num(w * 0.52)}Z`, { fill: '#f3f2ee' }) +
  path(`M${num(w * 0.48)} ${num(h * 0.4)}L${num(w * 0.32)} ${num(h * 0.62)}H${num(w * 0.48)}Z`, { fill: '#dcdbd6' }) +
  path(`M${num(w * 0.28)} ${num(h * 0.645)}H${num(w * 0.76)}L${num(w * 0.66)} ${num(h * 0.7)}H${num(w * 0.36)}Z`, {
    fill: '#2f2f30',
  }) +
  repeat(4, (index) =>
    path(
      `M0 ${num(h * (0.71 + index * 0.08))}q${num(w / 8)} -26 ${num(w / 4)} 0t${num(w / 4)} 0t${num(w / 4)} 0t${num(w / 4)} 0V${num(h)}H0Z`,
      {
        fill: ['#7d7c7a', '#646361', '#4c4b4a', '#363637'][index] ?? ink,
      },
    ),
  ) +
  rect(w * 0.2, h * 0.09, w * 0.6, 22, 4, { fill: '#2f2f30' }) +
  rect(w * 0.32, h * 0.135, w * 0.36, 12, 4, { fill: '#6d6c6b' });

/** A page of a magazine in the pale colours of the ink: a picture over two columns. */
const magazine: Page = (sheet, chance, w, h) => {
  const clip = sheet.clip(rect(0, 0, w, h * 0.48, 4, { fill: '#000' }));
  const picture = hills(w, h * 0.56, ['#7fb0c4', '#efd9b0'], ['#c4a27e', '#8f9a6c', '#5f7a62', '#3f5a54'], sheet);
  const column = (w - 116) / 2;
  return (
    paper(sheet, w, h) +
    `<g clip-path="${clip}">${picture}${circle(w * 0.3, h * 0.17, w * 0.08, { fill: '#f4e6b8' })}</g>` +
    rect(42, h * 0.52, w * 0.62, 26, 4, { fill: '#a3503f' }) +
    rect(42, h * 0.57, w * 0.4, 14, 4, { fill: '#6d6c6b' }) +
    lines(chance, 42, h * 0.64, column, h - 36) +
    lines(chance, 74 + column, h * 0.64, column, h - 36) +
    haze(w, h)
  );
};

/** A page of a comic in the same colours. */
const comic: Page = (sheet, _chance, w, h) => {
  const [m, gap] = [26, 14];
  const half = (w - m * 2 - gap) / 2;
  const row = (h - m * 2 - gap * 2) / 3;
  const cell = (x: number, y: number, cw: number, ground: string, art: string): string =>
    `<g transform="translate(${num(x)} ${num(y)})">${rect(0, 0, cw, row, 3, { fill: ground })}${art}${rect(0, 0, cw, row, 3, { stroke: '#2f2e2c', width: 5 })}</g>`;
  const figure = (x: number, coat: string): string =>
    path(
      `M${num(x - 52)} ${num(row)}Q${num(x - 50)} ${num(row * 0.58)} ${num(x)} ${num(row * 0.56)}Q${num(x + 50)} ${num(row * 0.58)} ${num(x + 52)} ${num(row)}Z`,
      { fill: coat, stroke: '#2f2e2c', width: 4 },
    ) +
    circle(x, row * 0.42, 34, { fill: '#e3bd98', stroke: '#2f2e2c', width: 4 }) +
    path(
      `M${num(x - 36)} ${num(row * 0.4)}Q${num(x - 20)} ${num(row * 0.2)} ${num(x + 36)} ${num(row * 0.38)}Q${num(x)} ${num(row * 0.34)} ${num(x - 36)} ${num(row * 0.4)}Z`,
      { fill: '#4a3a32' },
    );
  const bubble = (x: number, y: number, rx: number): string =>
    ellipse(x, y, rx, 30, { fill: '#f5f4ee', stroke: '#2f2e2c', width: 4 }) +
    path(`M${num(x - rx * 0.55)} ${num(y - 6)}h${num(rx * 1.1)}m${num(-rx * 0.95)} 14h${num(rx * 0.8)}`, {
      stroke: ink,
      width: 5,
    });
  const peaks = path(
    `M0 ${num(row)}L${num(w * 0.2)} ${num(row * 0.4)}L${num(w * 0.36)} ${num(row * 0.75)}L${num(w * 0.58)} ${num(row * 0.25)}L${num(w - m * 2)} ${num(row)}Z`,
    { fill: '#6f8f8a' },
  );
  return (
    paper(sheet, w, h) +
    cell(
      m,
      m,
      w - m * 2,
      '#e9c98a',
      peaks + circle(w * 0.72, row * 0.32, 42, { fill: '#d9764e' }) + bubble(w * 0.24, row * 0.24, 96),
    ) +
    cell(m, m + row + gap, half, '#8fb3c4', figure(half * 0.6, '#b5533f') + bubble(half * 0.36, row * 0.18, 70)) +
    cell(m + half + gap, m + row + gap, half, '#c7a8b8', figure(half * 0.42, '#4f7a64')) +
    cell(m, m + (row + gap) * 2, half * 0.7, '#b9c48c', figure(half * 0.36, '#4f7a64')) +
    cell(
      m + half * 0.7 + gap,
      m + (row + gap) * 2,
      half * 1.3,
      '#7a8fb5',
      figure(half * 0.4, '#b5533f') + figure(half * 0.92, '#d0a34e'),
    ) +
    haze(w, h)
  );
};

export const pages = { text, moon, sail, magazine, comic, notes };
