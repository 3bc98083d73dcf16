import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct } from '#adapters/provider-sandbox/pictures/index.ts';
import { looks } from '#adapters/provider-sandbox/pictures/models/index.ts';

const SIDE = 120;

/** A small rendering with its alpha. */
async function seen(model: string, colour: string): Promise<Buffer> {
  const svg = drawProduct({ family: 'phone', model, colour }, 1);
  return sharp(Buffer.from(svg), { density: 72 / 5 })
    .resize(SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** What share of all that either drawing covers is covered by one of them alone. */
function unlikeForms(one: Buffer, other: Buffer): number {
  let [either, alone] = [0, 0];
  for (let index = 3; index < one.length; index += 4) {
    const [a, b] = [(one[index] ?? 0) > 200, (other[index] ?? 0) > 200];
    if (a || b) either += 1;
    if (a !== b) alone += 1;
  }
  return alone / either;
}

const pairsOf = (models: readonly string[]): [string, string][] =>
  models.flatMap((one, index) => models.slice(index + 1).map((other): [string, string] => [one, other]));

describe('goods of one kind and colour', () => {
  it.each(pairsOf(['epson-ecotank-l3251', 'epson-ecotank-l4260', 'canon-pixma-g3470']))(
    'differ in form: %s and %s',
    async (one, other) => {
      const [a, b] = await Promise.all([seen(one, '#1d1f23'), seen(other, '#1d1f23')]);

      expect(unlikeForms(a, b)).toBeGreaterThan(0.22);
    },
  );

  it('are built each in its own way, where they are drones', () => {
    const kinds = Object.values(looks).flatMap(({ form, traits }) => (form === 'drone' ? [traits.kind] : []));

    expect(kinds).not.toContain(undefined);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

describe('a camera for a wall', () => {
  it.each(['imou-cruiser-2', 'tp-link-tapo-c520ws', 'xiaomi-outdoor-camera-bw500', 'xiaomi-outdoor-camera-cw400'])(
    'of %s has hardly a shadow, as there is no wall in its picture',
    async (model) => {
      const pixels = await seen(model, '#f3f2ee');
      const alphas = Array.from({ length: pixels.length / 4 }, (_, index) => pixels[index * 4 + 3] ?? 0);
      const [soft, solid] = [alphas.filter((a) => a > 6 && a < 130), alphas.filter((a) => a >= 130)];

      expect(soft.length / solid.length).toBeLessThan(0.12);
    },
  );
});
