import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';
import { writeSprite } from '#tests/support/write-icons.ts';
import { offeredWidths } from '#ui/design/picture-source.ts';

describe('the sprite of icons', () => {
  it('is what is written of the icons that components may use', () => {
    const written = writeSprite();
    expect(readFileSync(join(root, 'ui/design/icons/sprite.svg'), 'utf8')).toBe(written);
    expect(written.match(/<symbol /g)?.length).toBeGreaterThan(50);
  });
});

describe('the widths of a picture', () => {
  it('are four at most, up to the one that it needs', () => {
    expect(offeredWidths(64)).toEqual([96, 160]);
    expect(offeredWidths(640)).toEqual([160, 320, 480, 640]);
    expect(offeredWidths(1200)).toEqual([480, 640, 960, 1280]);
    expect(offeredWidths(4000)).toEqual([640, 960, 1280, 1920]);
  });
});
