import { describe, expect, it } from 'vitest';
import { borderAt, MAP_HEIGHT, MAP_WIDTH, onMap } from '#ui/features/requests/contacts/country.ts';
import { LETTER, labelsOf, type Pin } from '#ui/features/requests/contacts/map-labels.ts';

const pin = (name: string, longitude: number, latitude: number, radius = 7): Pin => ({
  ...onMap({ longitude, latitude }),
  radius,
  name,
});
const towns = (names: readonly string[]): readonly Pin[] => {
  const [capital = '', north = '', south = '', centre = '', west = '', steppe = ''] = names;
  return [
    pin(capital, 28.835, 47.0278, 15),
    pin(north, 27.929, 47.7617),
    pin(south, 28.1943, 45.9047),
    pin(centre, 28.8229, 47.3831),
    pin(west, 27.8001, 47.2085),
    pin(steppe, 28.6567, 46.2956),
  ];
};

/** The letters alone, as wide as they are at most. */
const boxes = (pins: readonly Pin[]) =>
  labelsOf(pins).map(({ x, y, anchor }, place) => {
    const width = (pins[place]?.name.length ?? 0) * LETTER * 0.6;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    return { left, right: left + width, top: y - LETTER / 2, bottom: y + LETTER / 2 };
  });

describe.each([
  [['Кишинёв', 'Бельцы', 'Кагул', 'Оргеев', 'Унгены', 'Комрат']],
  [['Chișinău', 'Bălți', 'Cahul', 'Orhei', 'Ungheni', 'Comrat']],
])('the names %s on the map', (names) => {
  const pins = towns(names);

  it('run across neither the border nor each other nor a pin, and stay on the map', () => {
    const all = boxes(pins);
    for (const [place, { left, right, top, bottom }] of all.entries()) {
      const crossed = [top, (top + bottom) / 2, bottom].flatMap((y) =>
        borderAt(y).filter((x) => x > left && x < right),
      );
      expect(crossed).toEqual([]);
      const others = [
        ...all.filter((_, other) => other !== place),
        ...pins.map(({ x, y, radius: r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })),
      ];
      const met = others.filter((o) => o.left < right && left < o.right && o.top < bottom && top < o.bottom);
      expect(met).toEqual([]);
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(right).toBeLessThan(MAP_WIDTH);
      expect(bottom).toBeLessThan(MAP_HEIGHT);
    }
  });
});

describe('a name on the map', () => {
  it('stands right of its pin, and left of it where the border or another pin is in the way', () => {
    const anchors = (...pins: readonly Pin[]) => labelsOf(pins).map(({ anchor }) => anchor);
    expect(anchors(pin('Бельцы', 27.929, 47.7617))).toEqual(['start']);
    expect(anchors(pin('Оргеев', 28.8229, 47.3831))).toEqual(['end']);
    expect(anchors(pin('Флорешты', 28.3, 47.8), pin('Резина', 28.75, 47.8))[0]).toBe('end');
  });
});
