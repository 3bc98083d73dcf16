import { describe, expect, it } from 'vitest';
import { ENLARGED, enlarged, fingers, swiped, WHOLE, withinStage } from '#ui/features/catalog/product/zoom.ts';

describe('a picture on its stage', () => {
  it('is enlarged round the point that was pressed, and from there round any other', () => {
    const once = enlarged(WHOLE, ENLARGED, { x: 100, y: -40 });
    expect(once).toEqual({ scale: 2.5, x: -150, y: 60 });
    // What was seen at the point is seen there still.
    const at = { x: -30, y: 70 };
    const seen = ({ scale, x, y }: typeof once, { x: left, y: top }: typeof at) =>
      [(left - x) / scale, (top - y) / scale].map(Math.round);
    expect(seen(enlarged(once, 3.2, at), at)).toEqual(seen(once, at));
  });

  it('is whole again below once, and grows to four times at most', () => {
    expect(enlarged({ scale: 2.5, x: -150, y: 60 }, 0.4, { x: 9, y: 9 })).toEqual(WHOLE);
    expect(enlarged(WHOLE, 9, { x: 0, y: 0 }).scale).toBe(4);
  });

  it('is pushed to its edge and no further', () => {
    const stage = { x: 360, y: 600 };
    expect(withinStage({ scale: 2.5, x: 999, y: -999 }, 360, stage)).toEqual({ scale: 2.5, x: 270, y: -150 });
    expect(withinStage({ scale: 1, x: 50, y: 50 }, 360, stage)).toEqual(WHOLE);
  });

  it('gives way to another by a swipe: a long one, or a quick one', () => {
    expect([swiped(-60, 360, 900), swiped(60, 360, 900), swiped(-40, 360, 900)]).toEqual([1, -1, 0]);
    expect([swiped(-40, 360, 100), swiped(-20, 360, 100)]).toEqual([1, 0]);
  });

  it('follows two fingers', () => {
    expect(fingers({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ apart: 50, middle: { x: 15, y: 20 } });
  });
});
