import { describe, expect, it } from 'vitest';
import { groundOf } from '#ui/features/kernel/ground/ground.ts';

describe('the ground of a picture', () => {
  it('PICTURE-1 SETTINGS-2: has its own colour in the dark, and words that read on either', () => {
    expect(groundOf({ tint: '#F3E9DF', darkTint: '#2B1F15' })).toEqual({
      style: { '--tint': 'light-dark(#F3E9DF, #2B1F15)', '--on-tint': 'light-dark(#14161A, #FFFFFF)' },
      dimmed: '',
    });
  });

  it('PICTURE-1: stays light and is dimmed without a dark version', () => {
    expect(groundOf({ tint: '#F3E9DF' })).toEqual({
      style: { '--tint': '#F3E9DF', '--on-tint': '#14161A' },
      dimmed: 'dimmed',
    });
  });
});
