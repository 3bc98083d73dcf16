import { expect, it } from 'vitest';
import { findPlaces, type Region } from '#core/delivery/index.ts';

const regions: readonly Region[] = [
  { regionId: 'kishinev', label: 'Chișinău', localities: [{ localityId: 'kishinev', label: 'Chișinău' }] },
  {
    regionId: 'balti',
    label: 'Bălți',
    localities: [
      { localityId: 'balti', label: 'Bălți' },
      { localityId: 'elizaveta', label: 'Elizaveta' },
    ],
  },
  { regionId: 'orhei', label: 'Orhei', localities: [{ localityId: 'peresecina', label: 'Peresecina' }] },
  { regionId: 'nowhere', label: 'Zeta', localities: [] },
];
const names = (text: string) => findPlaces(regions, text).map(({ label }) => label);

it('DELIVERY-12: without a text gives the regions, each with its first locality', () => {
  expect(findPlaces(regions, ' ')).toEqual([
    { regionId: 'kishinev', localityId: 'kishinev', label: 'Chișinău' },
    { regionId: 'balti', localityId: 'balti', label: 'Bălți' },
    { regionId: 'orhei', localityId: 'peresecina', label: 'Orhei' },
    { regionId: 'nowhere', localityId: '', label: 'Zeta' },
  ]);
});

it('DELIVERY-12: finds whatever the case and the marks, and tells the region of a locality', () => {
  expect(names(' BALTI ')).toEqual(['Bălți']);
  expect(names('chis')).toEqual(['Chișinău']);
  expect(findPlaces(regions, 'peres')).toEqual([
    { regionId: 'orhei', localityId: 'peresecina', label: 'Peresecina', within: 'Orhei' },
  ]);
  expect(names('nothing')).toEqual([]);
});

it('DELIVERY-12: what begins with the text stands before what only has it inside', () => {
  expect(names('e')).toEqual(['Elizaveta', 'Orhei', 'Zeta', 'Peresecina']);
  expect(names('z')).toEqual(['Zeta', 'Elizaveta']);
});
