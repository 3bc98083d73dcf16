import { Buffer } from 'node:buffer';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { families } from '#adapters/provider-sandbox/catalogue/families.ts';
import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';

import {
  drawBanner,
  drawFavicon,
  drawIcon,
  drawIllustration,
  drawLogo,
  drawProduct,
  rasterise,
  rasteriseLit,
} from '#adapters/provider-sandbox/pictures/index.ts';
import { looks } from '#adapters/provider-sandbox/pictures/models/index.ts';

const views = [1, 2, 3] as const;

const aPicture = (family: string, model: string, colour = '#3f6bb0'): PictureSpec => ({
  family,
  model,
  colour,
});

const aModel = (model: string, colour?: string): PictureSpec => aPicture('phone', model, colour);

/** What a shop shows products on in daylight. */
const GROUND = '#f4f5f7';

/** A rendering at a fifth of the size: the drawing itself is scaled, so it costs a fraction of the time. */
const small = (svg: string): Sharp => sharp(Buffer.from(svg), { density: 72 / 5 });

const onGround = (svg: string): Sharp => small(svg).flatten({ background: GROUND });

/** Grey levels of a small rendering, to compare pictures by what is seen and not by their source. */
async function seen(svg: string): Promise<Buffer> {
  return small(svg).flatten({ background: '#ffffff' }).raw().toBuffer();
}

async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([seen(one), seen(other)]);
  return a.reduce((sum, level, index) => sum + Math.abs(level - (b[index] ?? 0)), 0) / a.length;
}

/** Every form with the models that are drawn in it. */
const modelsByForm = Map.groupBy(Object.keys(looks), (model) => looks[model]?.form ?? 'package');

describe.each([...modelsByForm])('a %s', (_form, [model = '', other]) => {
  it.each(views)('has depth and detail in view %i', async (view) => {
    const svg = drawProduct(aModel(model), view);
    const { channels, entropy } = await sharp(await onGround(svg).png().toBuffer()).stats();

    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(svg.length).toBeLessThan(60_000);
    expect(entropy).toBeGreaterThan(0.8);
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(8);
  });

  it.skipIf(!other)('tells two models apart', () => {
    expect(drawProduct(aModel(model), 1)).not.toBe(drawProduct(aModel(other ?? ''), 1));
  });

  it('tells two colours apart', async () => {
    const blue = drawProduct(aModel(model, '#3f6bb0'), 1);
    const red = drawProduct(aModel(model, '#b5332c'), 1);

    expect(await difference(blue, red)).toBeGreaterThan(0.2);
  });

  it('shows something else in every view', () => {
    expect(new Set(views.map((view) => drawProduct(aModel(model), view))).size).toBe(views.length);
  });

  it('stands on no ground of its own', async () => {
    const { data, info } = await small(drawProduct(aModel(model), 1))
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect(info.channels).toBe(4);
    expect([data[3], data.at(-1)]).toEqual([0, 0]);
  });

  it('is the same whenever it is drawn', () => {
    expect(drawProduct(aModel(model), 1)).toBe(drawProduct(aModel(model), 1));
  });
});

const names = [...families().keys()];
describe.each(names)('the family %s', (family) => {
  it('has an icon of its own', () => {
    expect(drawIcon(family)).toContain('viewBox="0 0 24 24"');
    expect(names.filter((other) => drawIcon(other) === drawIcon(family))).toEqual([family]);
  });

  it('shows a model of which nothing is known in its box, with that icon', () => {
    const boxes = views.map((view) => drawProduct(aPicture(family, 'nobody-knows-9'), view));
    const [, icon = ''] = / d="([^"]+)"/.exec(drawIcon(family)) ?? [];

    expect(boxes.filter((svg) => svg.includes(icon))).toHaveLength(views.length);
    expect(new Set(boxes).size).toBe(views.length);
  });
});

describe('extreme colours', () => {
  it.each(['#000000', '#ffffff'])('keeps the shape of a product in %s', async (colour) => {
    const { entropy } = await sharp(Buffer.from(drawProduct(aModel('philips-5000-hd9365', colour), 1))).stats();

    expect(entropy).toBeGreaterThan(2);
  });
});

describe('white plastic', () => {
  /** What lies between these is neither tile nor white plastic: metal would have dark bands of it. */
  const [DARK, GREY] = [110, 165];

  it.each(['apple-airpods-pro-3', 'apple-airpods-4', 'sony-dualsense'])(
    'of %s has no bands as metal has',
    async (model) => {
      const levels = await onGround(drawProduct(aModel(model, '#F3F2EE'), 1))
        .greyscale()
        .raw()
        .toBuffer();
      const greys = levels.filter((level) => level > DARK && level < GREY).length;

      expect(greys / levels.length).toBeLessThan(0.03);
    },
  );
});

/** A small rendering with its alpha, by row. */
async function rowsOf(svg: string): Promise<{ level: number; alpha: number }[][]> {
  const { data, info } = await small(svg).raw().toBuffer({ resolveWithObject: true });
  const pixel = (index: number) => ({ level: data[index * 4 + 1] ?? 0, alpha: (data[index * 4 + 3] ?? 0) / 255 });
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_unused, x) => pixel(y * info.width + x)),
  );
}

describe('a watch', () => {
  const makers = Object.entries(looks).flatMap(([model, { form, traits }]) =>
    form === 'watch' ? [{ maker: (model.split('-')[0] ?? '').replace('redmi', 'xiaomi'), dial: traits.dial }] : [],
  );

  it('shows a face of its own maker, and rings of goals only where it is an Apple Watch', () => {
    const makersOf = Map.groupBy(makers, ({ dial }) => dial);

    for (const sharing of makersOf.values()) expect(new Set(sharing.map(({ maker }) => maker)).size).toBe(1);
    expect(makersOf.get('rings')?.map(({ maker }) => maker)).toEqual(['apple']);
    expect(makersOf.has(undefined)).toBe(false);
  });
});

describe('earbuds', () => {
  it.each([
    ['redmi-buds-6-play', 'redmi-buds-6-pro'],
    ['apple-airpods-4', 'apple-airpods-pro-3'],
  ])('of %s do not look like those of %s', async (cheap, dear) => {
    for (const view of [1, 2] as const)
      expect(await difference(drawProduct(aModel(cheap), view), drawProduct(aModel(dear), view))).toBeGreaterThan(10);
  });
});

describe('a white thing', () => {
  it.each([
    'sony-playstation-5-slim',
    'anker-zolo-20000-30w',
    'tp-link-tapo-c520ws',
    'onyx-boox-go-10-3',
    'xiaomi-led-desk-lamp-2',
  ])('of %s is darker than the light tile where it ends', async (model) => {
    const rows = await rowsOf(drawProduct(aModel(model, '#F3F2EE'), 1));
    const edges = rows.flatMap((row) => {
      const whole = row.filter(({ alpha }) => alpha > 0.99);
      return [whole[0], whole.at(-1)].flatMap((edge) => (edge ? [edge.level] : []));
    });

    expect(edges.length).toBeGreaterThan(100);
    expect(edges.reduce((sum, level) => sum + level, 0) / edges.length).toBeLessThan(225);
  });
});

describe('a shadow', () => {
  it.each([
    'philips-hu2510',
    'nintendo-switch-oled',
    'nintendo-switch-2',
    'xiaomi-magnetic-power-bank-5000',
    'apple-ipad-mini-a17-pro',
    'jbl-partybox-encore-2',
    'apple-iphone-17',
  ])('of %s begins where the thing ends', async (model) => {
    for (const view of [1, 2] as const) {
      const rows = await rowsOf(drawProduct(aModel(model, '#1d1f23'), view));
      const foot = rows.findLastIndex((row) => row.filter(({ alpha }) => alpha > 0.93).length > 1);
      const depths = rows.slice(foot + 2).map((row) => Math.max(...row.map(({ alpha }) => alpha)));

      expect(Math.max(...depths)).toBeLessThan((depths[0] ?? 0) + 0.04);
    }
  });
});

describe('what fades', () => {
  /** Of 255: less is not seen where a picture ends. */
  const SEEN = 9;

  it.each([
    'xiaomi-smart-humidifier-2',
    'deerma-dem-f628s',
    'xiaomi-bedside-lamp-2',
    'yeelight-smart-bulb-w4',
    'hp-omen-16',
    'hp-omnibook-x-flip-14',
    'keychron-v1-max',
    'xiaomi-robot-vacuum-s40',
    'dreame-aqua10-roller',
    'dreame-r20',
  ])('about %s is gone before the picture ends', async (model) => {
    for (const view of [1, 2] as const) {
      const rows = await rowsOf(drawProduct(aModel(model, '#f3f2ee'), view));
      const edges = [...(rows[0] ?? []), ...(rows.at(-1) ?? []), ...rows.flatMap((row) => [row[0], row.at(-1)])];

      expect(Math.max(...edges.map((edge) => (edge?.alpha ?? 0) * 255))).toBeLessThan(SEEN);
    }
  });
});

describe('a named colour', () => {
  const isBlack = (level: number): boolean => level < 95;
  const isWhite = (level: number): boolean => level > 165;

  it.each([
    ['philips-aqua-trio-9000', '#1D1F23', isBlack],
    ['dreame-h14-pro', '#1D1F23', isBlack],
    ['philips-pureprotect-3200', '#F3F2EE', isWhite],
    ['delonghi-dedica-duo-ec890', '#F3F2EE', isWhite],
    ['samsung-the-freestyle-2', '#F3F2EE', isWhite],
    ['xiaomi-smart-tower-fan-2', '#F3F2EE', isWhite],
  ])('owns the body of %s in %s', async (model, colour, fits) => {
    const rows = await rowsOf(drawProduct(aModel(model, colour), 1));
    const solid = rows.flat().filter(({ alpha }) => alpha > 0.94);

    expect(solid.filter(({ level }) => fits(level)).length / solid.length).toBeGreaterThan(0.66);
  });
});

describe('a line of light', () => {
  const pixelsOf = async (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });
  /** The mean level of the outermost solid pixels of every row. */
  const edgeLevel = async (picture: Buffer): Promise<number> => {
    const { data, info } = await pixelsOf(picture);
    const levels = Array.from({ length: info.height }, (_, y) => {
      const row = Array.from({ length: info.width }, (_unused, x) => (y * info.width + x) * 4);
      const solid = row.filter((at) => (data[at + 3] ?? 0) > 250);
      return [solid[1], solid.at(-2)].flatMap((at) => (at === undefined ? [] : [data[at + 1] ?? 0]));
    }).flat();
    return levels.reduce((sum, level) => sum + level, 0) / levels.length;
  };
  const drawnBoth = async (colour: string) => {
    const svg = drawProduct(aModel('anker-prime-26250', colour), 1);
    return Promise.all([rasterise(svg, 600), rasteriseLit(svg, 600)]);
  };

  it('runs along the edges of what is dark', async () => {
    const [plain, lit] = await drawnBoth('#1d1f23');
    expect(await edgeLevel(lit)).toBeGreaterThan((await edgeLevel(plain)) + 20);
  });

  it('is not seen on what is white', async () => {
    const [plain, lit] = await drawnBoth('#f3f2ee');
    expect(Math.abs((await edgeLevel(lit)) - (await edgeLevel(plain)))).toBeLessThan(3);
  });

  it('leaves shadows as they are', async () => {
    const [plain, lit] = await Promise.all((await drawnBoth('#1d1f23')).map(pixelsOf));
    const changed = (lit?.data ?? []).filter((value, index) => index % 4 === 3 && value !== plain?.data[index]);
    expect(changed).toHaveLength(0);
  });
});

describe('a lead', () => {
  const framed = (side: number, index: number): boolean =>
    index < side || index >= side * (side - 1) || index % side === 0 || index % side === side - 1;

  it.each([
    'philips-azur-8000-dst8030',
    'dreame-hair-glory',
    'rowenta-express-style-cv1801',
    'dreame-airstyle-pro',
    'philips-3000-sth3020',
    'apple-magsafe-25w',
    'baseus-cafule',
  ])('of %s ends inside the frame', async (model) => {
    for (const view of [1, 2] as const) {
      const { data, info } = await onGround(drawProduct(aModel(model, '#1d1f23'), view))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const edge = data.filter((_, index) => framed(info.width, index));

      expect(Math.min(...edge)).toBeGreaterThan(215);
    }
  });
});

describe('banners', () => {
  const sizes = [
    ['hero', 2400, 900],
    ['menu', 720, 1180],
    ['promo', 1200, 800],
    ['dayoffer', 1600, 900],
    ['category', 1200, 800],
  ] as const;

  it.each(sizes)('draws %s at %i × %i', async (kind, width, height) => {
    const svg = drawBanner({ kind, products: [aModel('apple-iphone-17'), aModel('xiaomi-watch-5')], tint: '#FFE9DC' });
    const info = await sharp(Buffer.from(svg)).metadata();

    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect([info.width, info.height]).toEqual([width, height]);
  });

  it.each<[string, string]>([
    ['phone', 'apple-iphone-17-pro'],
    ['robot-vacuum', 'roborock-saros-10r'],
    ['hair-dryer', 'dreame-hair-glory'],
    ['gamepad', 'sony-dualsense'],
    ['tv', 'xiaomi-tv-s-mini-led-2026-75-inch'],
    ['tablet', 'lenovo-yoga-tab-plus'],
    ['game-console', 'microsoft-xbox-series-x'],
  ])('of a category show a %s whole, with floor before it, where 16:9 of them is seen', async (family, model) => {
    const svg = drawBanner({ kind: 'category', products: [aPicture(family, model, '#101114')], tint: '#F4F5F7' });
    const levels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
    const [above, below, floor] = [62, 737, 700];

    const darkest = (rows: Uint8Array): number => rows.reduce((least, level) => Math.min(least, level), 255);
    expect(darkest(levels.subarray(0, above * 1200))).toBeGreaterThan(150);
    expect(darkest(levels.subarray(below * 1200))).toBeGreaterThan(150);
    expect(darkest(levels.subarray(floor * 1200))).toBeGreaterThan(90);
  });

  it('keeps the left of the hero clear for words', async () => {
    const products = [aModel('hp-250-g10'), aModel('lg-oled-c5'), aModel('apple-iphone-17')];
    const full = drawBanner({ kind: 'hero', products, tint: '#FFE9DC' });
    const bare = drawBanner({ kind: 'hero', products: [], tint: '#FFE9DC' });
    const left = async (svg: string): Promise<Buffer> =>
      sharp(Buffer.from(svg)).extract({ left: 0, top: 0, width: 1056, height: 900 }).resize(132, 112).raw().toBuffer();

    expect((await left(full)).equals(await left(bare))).toBe(true);
  });
});

describe('brand and scenes', () => {
  it('has one logo for each scheme', () => {
    expect(drawLogo('light')).toContain('#CC3D08');
    expect(drawLogo('dark')).not.toBe(drawLogo('light'));
    expect(drawFavicon()).toContain('viewBox="0 0 32 32"');
  });

  it.each(['not-found', 'empty-cart', 'empty-search', 'empty-favorites', 'empty-compare', 'empty-filters'] as const)(
    'draws %s on no ground',
    async (name) => {
      const { isOpaque, entropy } = await sharp(Buffer.from(drawIllustration(name))).stats();

      expect(isOpaque).toBe(false);
      expect(entropy).toBeGreaterThan(0.3);
    },
  );
});

describe('rasterising', () => {
  it('answers with WebP in the width asked for', async () => {
    const pixels = await rasterise(drawProduct(aModel('apple-iphone-17'), 1), 400);
    const info = await sharp(pixels).metadata();

    expect(info.format).toBe('webp');
    expect([info.width, info.height]).toEqual([400, 400]);
  });

  it('has the size of its drawing where none is asked for', async () => {
    const drawing = drawProduct(aModel('apple-iphone-17'), 1);
    const { width } = await sharp(await rasterise(drawing)).metadata();

    expect(width).toBe(Number(/<svg[^>]* width="(\d+)"/.exec(drawing)?.[1]));
  });
});
