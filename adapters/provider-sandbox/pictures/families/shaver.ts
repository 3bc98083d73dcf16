import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { place } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { foil } from './shaver-foil.ts';
import { disc, trefoil } from './shaver-rings.ts';
import { allInOne, kit, oneBlade } from './shaver-trimmers.ts';

const builds = { trefoil, disc, foil, 'one-blade': oneBlade, kit, 'all-in-one': allInOne };

export const drawShaver: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const { front, beside, alone } =
    builds[chance.pick('build', ['trefoil', 'disc', 'foil', 'one-blade', 'kit', 'all-in-one'])](studio);
  if (view === 1)
    return (
      groundShadow(sheet, 340, 1056, 150, 26, 0.8) +
      place(beside, 340, 500, 0.86) +
      groundShadow(sheet, 720, 1076, 180, 32) +
      place(front, 720, 396, 1.06)
    );
  if (view === 2) return groundShadow(sheet, 600, 1086, 190, 32) + place(alone, 600, 354, 1.14);
  return place(front, 560, 620, 2.1, 16);
};
