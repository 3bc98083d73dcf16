import { circle, ellipse, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Page, paper } from './e-reader-paper.ts';

/** Notes by hand: a heading, lines in a joined script, a chart and what is underlined. */
export const notes: Page = (sheet, _chance, w, h) => {
  const script = (x: number, y: number, words: number): string =>
    path(
      `M${num(x)} ${num(y)}${repeat(words, (index) => `q7 -${18 + ((index * 7) % 12)} 14 0t13 -2q6 ${10 + ((index * 5) % 8)} 10 0m13 ${(index % 3) - 1}`)}`,
      { stroke: '#34343a', width: 4, round: true },
    );
  const bars = repeat(5, (index) =>
    rect(w * 0.16 + index * w * 0.075, h * 0.86 - (40 + ((index * 37) % 90)), w * 0.045, 40 + ((index * 37) % 90), 2, {
      stroke: '#34343a',
      width: 4,
      fill: index % 2 ? '#a8a7a3' : '#e2e1dc',
    }),
  );
  return (
    paper(sheet, w, h) +
    repeat(17, (index) => rect(44, 106 + index * 45, w - 88, 2, 0, { fill: '#c4c3bd' })) +
    rect(0, 0, w, 46, 4, { fill: '#d0cfc9' }) +
    repeat(6, (index) => circle(48 + index * 44, 23, 9, { stroke: '#5a5955', width: 4 })) +
    script(64, 104, 6) +
    path(`M62 118h${num(w * 0.5)}`, { stroke: '#34343a', width: 6, round: true }) +
    repeat(5, (index) => script(70, 188 + index * 45, 10 - ((index * 3) % 4))) +
    ellipse(w * 0.72, h * 0.56, w * 0.16, h * 0.06, { stroke: '#34343a', width: 5 }) +
    script(w * 0.61, h * 0.565, 3) +
    path(
      `M${num(w * 0.14)} ${num(h * 0.62)}V${num(h * 0.86)}H${num(w * 0.6)}M${num(w * 0.56)} ${num(h * 0.55)}Q${num(w * 0.4)} ${num(h * 0.54)} ${num(w * 0.36)} ${num(h * 0.64)}l-10 -18m10 18l18 -9`,
      {
        stroke: '#34343a',
        width: 5,
        round: true,
      },
    ) +
    bars +
    repeat(3, (index) => script(w * 0.64, h * 0.72 + index * 45, 4 - (index % 2)))
  );
};
