import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/site/settings/contrast.ts';
import { isColour, textOn } from '#core/site/settings/index.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours of the settings', () => {
  it('SETTINGS-1: are #RRGGBB and nothing else', () => {
    expect(['#14161A', '#ff6900'].every(isColour)).toBe(true);
    for (const other of ['', 'red', '#fff', '#14161A;', ' #14161A', '#14161G', 'x#14161A', 'url(x)', '#14161A00'])
      expect(isColour(other)).toBe(false);
  });

  it('SETTINGS-2: contrast is that of WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3);
    expect(contrast('#FF0000', '#0000FF')).toBeCloseTo(2.149, 3);
    expect(contrast('#00FF00', '#000000')).toBeCloseTo(15.304, 3);
    expect(contrast('#0A0A0A', '#000000')).toBeCloseTo(1.0607, 4);
    expect(contrast('#0B0B0B', '#000000')).toBeCloseTo(1.0669, 4);
  });

  it('SETTINGS-2: contrast is the same both ways, from 1 to 21', () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21.000001);
      }),
    );
  });

  it('SETTINGS-2: text on a ground is white where that reads, else ink, and either reads well', () => {
    expect(textOn('#14161A')).toBe('#FFFFFF');
    expect(textOn('#767676')).toBe('#FFFFFF');
    expect(textOn('#777777')).toBe('#14161A');
    expect(textOn('#FF6900')).toBe('#14161A');
    fc.assert(fc.property(colours, (ground) => contrast(ground, textOn(ground)) > 4));
  });
});
