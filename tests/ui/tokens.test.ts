import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/site/settings/contrast.ts';

const tokens = readFileSync(new URL('../../ui/design/tokens.css', import.meta.url), 'utf8');

const colour = (name: string): { light: string; dark: string } => {
  const [, light = '', dark = ''] =
    new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return { light, dark };
};

describe('the colours of the shop', () => {
  it.each(['light', 'dark'] as const)('show the edge of a field by 3:1 in %s, and words by 4.5:1', (scheme) => {
    for (const ground of ['surface', 'raised']) {
      expect(contrast(colour('field')[scheme], colour(ground)[scheme]), ground).toBeGreaterThanOrEqual(3);
      for (const words of ['ink', 'muted', 'positive', 'warning', 'danger'])
        expect(contrast(colour(words)[scheme], colour(ground)[scheme]), words).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('show black goods in the dark on a flat ground', () => {
    const [, dark = ''] = /--ground: light-dark\(#\w{6}, (#\w{6})\)/.exec(tokens) ?? [];
    expect(contrast('#000000', dark)).toBeGreaterThan(2.5);
    expect(contrast(colour('surface').dark, dark)).toBeGreaterThan(2);
  });
});
