import { expect, it } from 'vitest';
import { findPlaces, findRegions, isChosenPlace, type Region, regionsByFees } from '#core/purchase/delivery/index.ts';

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

const bilingual: readonly Region[] = [
  {
    regionId: 'kishinev',
    label: 'Кишинёв',
    alias: 'Chișinău',
    localities: [
      { localityId: 'kishinev', label: 'Кишинёв', alias: 'Chișinău' },
      { localityId: 'codru', label: 'Кодру', alias: 'Codru' },
    ],
  },
  { regionId: 'balti', label: 'Бельцы', alias: 'Bălți', localities: [{ localityId: 'balti', label: 'Бельцы' }] },
];

it('DELIVERY-12: finds places by their name in the other language', () => {
  const found = (text: string) => findPlaces(bilingual, text).map(({ label }) => label);
  expect(found('balti')).toEqual(['Бельцы']);
  expect(found('chisin')).toEqual(['Кишинёв']);
  expect(findPlaces(bilingual, 'codru')).toEqual([
    { regionId: 'kishinev', localityId: 'codru', label: 'Кодру', within: 'Кишинёв' },
  ]);
  expect(found('cod')).toEqual(['Кодру']);
});

it('DELIVERY-12: leads to the regions of what is found, in their order', () => {
  const ids = (text: string) => findRegions(bilingual, text).map(({ regionId }) => regionId);
  expect(ids('')).toEqual(['kishinev', 'balti']);
  expect(ids(' КОДРУ')).toEqual(['kishinev']);
  expect(ids('codr')).toEqual(['kishinev']);
  expect(ids('кишинев')).toEqual(['kishinev']);
  expect(ids('bal')).toEqual(['balti']);
  expect(ids('i')).toEqual(['kishinev', 'balti']);
  expect(ids('Тирасполь')).toEqual([]);
});

it('DELIVERY-18: groups regions of the same fees, and leaves the default one by itself', () => {
  const region = (regionId: string, to?: number): Region => ({
    regionId,
    label: regionId,
    localities: [],
    ...(to === undefined ? {} : { fees: { standard: { from: 4_000, to } } }),
  });
  const groups = [
    region('soroca', 9_000),
    region('kishinev', 9_000),
    region('balti', 8_000),
    region('orhei', 9_000),
    region('cahul'),
  ];
  expect(regionsByFees(groups).map((group) => group.map(({ regionId }) => regionId))).toEqual([
    ['soroca', 'orhei'],
    ['kishinev'],
    ['balti'],
    ['cahul'],
  ]);
});

it('DELIVERY-12: a region is chosen with any of its localities, a locality alone', () => {
  const [region] = findPlaces(regions, 'balti');
  const [locality] = findPlaces(regions, 'elizaveta');
  if (!region || !locality) throw new Error('Both are there');
  const chosen = [
    { regionId: 'balti', localityId: 'elizaveta' },
    { regionId: 'balti', localityId: 'balti' },
    { regionId: 'orhei', localityId: 'elizaveta' },
  ];
  expect(chosen.map((choice) => isChosenPlace(region, choice))).toEqual([true, true, false]);
  expect(chosen.map((choice) => isChosenPlace(locality, choice))).toEqual([true, false, false]);
});
