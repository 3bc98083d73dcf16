import { circle, line, type Paint, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { svg } from '#adapters/provider-sandbox/pictures/kit/svg.ts';

export type IllustrationName =
  | 'not-found'
  | 'empty-cart'
  | 'empty-search'
  | 'empty-favorites'
  | 'empty-compare'
  | 'empty-filters';

/** Middle greys and a see-through accent read on white and on near-black alike. */
const grey = '#868d99';
const accent = '#e0592a';
const pen: Paint = { stroke: grey, width: 4, round: true };
const faint: Paint = { stroke: grey, width: 3, round: true, opacity: 0.55 };
const tint = (fill: string, opacity: number): Paint => ({ fill, opacity });

/** Half a sun over the horizon, behind every scene. */
function dawn(cx: number): string {
  return (
    path(`M${cx - 104} 290a104 104 0 0 1 208 0Z`, tint(accent, 0.16)) +
    path(`M${cx - 62} 290a62 62 0 0 1 124 0Z`, tint(accent, 0.16)) +
    line(48, 290, 432, 290, pen) +
    line(96, 312, 220, 312, faint) +
    line(250, 312, 330, 312, faint)
  );
}

const scenes: Record<IllustrationName, () => string> = {
  'not-found': () =>
    dawn(240) +
    path('M40 196C96 196 96 150 148 150', pen) +
    path('M148 118h34a32 32 0 0 1 0 64h-34z', { ...pen, fill: '#868d9922' }) +
    line(214, 134, 238, 134, pen) +
    line(214, 166, 238, 166, pen) +
    path('M440 196C384 196 384 150 332 150', pen) +
    path('M332 118h-34a32 32 0 0 0 0 64h34z', { ...pen, fill: '#868d9922' }) +
    path('M252 92l8-26M228 92l-8-26M240 86V52', { stroke: accent, width: 4, round: true }),
  'empty-cart': () =>
    dawn(240) +
    path('M164 150h152l16 132a8 8 0 0 1-8 8H156a8 8 0 0 1-8-8z', { ...pen, fill: '#868d9922' }) +
    path('M204 178v-46a36 36 0 0 1 72 0v46', pen) +
    circle(204, 180, 5, { fill: grey }) +
    circle(276, 180, 5, { fill: grey }) +
    path('M212 232q28 24 56 0', { stroke: accent, width: 4, round: true }) +
    line(372, 160, 372, 184, faint) +
    line(360, 172, 384, 172, faint) +
    line(106, 112, 106, 132, faint) +
    line(96, 122, 116, 122, faint),
  'empty-search': () =>
    dawn(240) +
    repeat(
      3,
      (index) =>
        rect(92 + index * 100, 178, 84, 112, 12, { ...faint, fill: '#868d9918' }) +
        line(108 + index * 100, 262, 156 + index * 100, 262, faint),
    ) +
    circle(246, 148, 66, { fill: '#e0592a22', stroke: grey, width: 5 }) +
    line(294, 196, 344, 246, { stroke: grey, width: 12, round: true }) +
    path('M214 138a36 36 0 0 1 26-24', { stroke: accent, width: 4, round: true }),
  'empty-favorites': () =>
    dawn(240) +
    path(
      'M240 262C180 218 148 186 148 146C148 114 172 94 200 94C218 94 232 104 240 120C248 104 262 94 280 94C308 94 332 114 332 146C332 186 300 218 240 262Z',
      { ...pen, fill: '#868d9922' },
    ) +
    path('M176 142a26 26 0 0 1 22-24', { stroke: accent, width: 4, round: true }) +
    line(240, 44, 240, 68, faint) +
    line(140, 74, 154, 92, faint) +
    line(340, 74, 326, 92, faint),
  'empty-compare': () =>
    dawn(240) +
    rect(126, 112, 92, 178, 16, { ...pen, fill: '#868d9922' }) +
    line(160, 272, 184, 272, pen) +
    rect(262, 112, 92, 178, 16, { ...pen, dash: '11 11' }) +
    line(296, 272, 320, 272, pen) +
    circle(172, 150, 18, { stroke: accent, width: 4 }) +
    circle(308, 150, 18, { ...faint, dash: '7 8' }) +
    line(146, 200, 198, 200, faint) +
    line(146, 222, 184, 222, faint) +
    line(282, 200, 334, 200, faint) +
    line(282, 222, 320, 222, faint) +
    path('M222 72h36M248 60l12 12-12 12', pen),
  'empty-filters': () =>
    dawn(240) +
    [116, 172, 228]
      .map((y, index) => {
        const x = [300, 196, 262][index] ?? 240;
        return (
          line(120, y, 360, y, pen) +
          circle(x, y, 19, { fill: index === 1 ? accent : '#ffffff', stroke: grey, width: 4 })
        );
      })
      .join('') +
    path('M394 92l16-16M394 76l16 16', faint) +
    circle(84, 220, 7, faint),
};

/** A quiet scene for an empty or missing page, 480 × 360 on no ground. */
export function drawIllustration(name: IllustrationName): string {
  return svg(480, 360, scenes[name]());
}
