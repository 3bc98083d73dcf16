import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { ellipse, path, place, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { ironCord, ironProfile } from './iron-parts.ts';

/** The soleplate from below with its steam holes. */
function sole({ sheet, chance, colour }: Studio): string {
  const shape = 'M0 -420C90 -330 190 -140 200 120Q204 330 130 330H-130Q-204 330 -200 120C-190 -140 -90 -330 0 -420Z';
  const ink = chance.pick('plate', ['#b9bdc4', '#c9b8a0', '#5a6470', '#a8b0c0']);
  const hole = (x: number, y: number): string => ellipse(x, y, 8, 13, { fill: '#1d1f24' });
  const holes =
    repeat(9, (index) => hole(-(30 + index * 13), -270 + index * 58) + hole(30 + index * 13, -270 + index * 58)) +
    repeat(3, (index) => hole(0, -330 + index * 40));
  return (
    path(shape, { fill: darken(colour, 0.1), transform: 'scale(1.06)' }) +
    path(shape, { fill: flatFill(sheet, ink, 'metal') }) +
    path(shape, { stroke: lighten(ink, 0.6), width: 5 }) +
    holes +
    path('M-90 200H90M-60 250H60', { stroke: tone(ink, -0.25), width: 8, round: true }) +
    gleam('M-120 100C-110 -60 -70 -200 -20 -300', 26, 0.5)
  );
}

/** With its lead, unless it goes without one. */
const whole = (studio: Studio): string =>
  (studio.chance.yes('cordless', 0) ? '' : ironCord(studio.sheet)) + ironProfile(studio);

export const drawIron: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1) return groundShadow(sheet, 540, 822, 450, 42) + place(whole(studio), 548, 600, 1.04);
  if (view === 2) return groundShadow(sheet, 650, 640, 330, 430, 0.5) + place(sole(studio), 600, 620, 1.2, 24);
  return place(whole(studio), 700, 700, 1.9, -6);
};
