import type { SeedShopFront } from '#adapters/provider-sandbox/catalogue/settings/shop-fronts.ts';
import { darken, lighten, lightness, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { ellipse, line, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Box } from './shop-window.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const NIGHT = '#1E2A44';
/** Windows of the floor above, and their share of its width. */
const ABOVE = 4;

/** The colour that a wall has in its light. */
const litWall = ({ wall, evening }: SeedShopFront): string => (evening ? mix(wall, NIGHT, 0.52) : wall);

/** Courses of bricks, laid one over another by half. */
const bricks = (sheet: Sheet, wall: string): string => {
  const joint = { stroke: lightness(wall) > 0.8 ? darken(wall, 0.09) : lighten(wall, 0.28), width: 3 };
  const [w, h] = [84, 32];
  return sheet.pattern(
    w,
    h * 2,
    rect(0, 0, w, h * 2, 0, { fill: wall }) +
      rect(w / 2, h, w / 2, h, 0, { fill: darken(wall, 0.03) }) +
      line(0, 1, w, 1, joint) +
      line(0, h, w, h, joint) +
      line(1, 0, 1, h, joint) +
      line(w / 2, h, w / 2, h * 2, joint),
  );
};

/** What a wall is made of, over its own colour. */
const textures: Readonly<Record<SeedShopFront['texture'], (sheet: Sheet, wall: string, size: Size) => string>> = {
  plaster: () => '',
  brick: (sheet, wall, { width, height }) => rect(0, 0, width, height, 0, { fill: bricks(sheet, wall) }),
  stone: (_sheet, wall, { width, height }) =>
    repeat(Math.ceil(height / 110), (course) => {
      const y = 30 + course * 110;
      const joint = { stroke: darken(wall, 0.1), width: 3 };
      const joints = repeat(6, (index) => {
        const x = index * 300 + (course % 2) * 150;
        return line(x, y, x, y + 110, joint);
      });
      return line(0, y, width, y, joint) + joints;
    }),
  hall: (_sheet, wall, { width, height }) =>
    repeat(5, (index) => line(index * 375, 0, index * 375, height, { stroke: darken(wall, 0.08), width: 3 })) +
    rect(0, 0, width, 54, 0, { fill: darken(wall, 0.16) }),
};

/** The lower halves of the windows above, with the light of the sky or of who is at home. */
const flats = (sheet: Sheet, { evening }: SeedShopFront, { width }: Size, sign: Box): string =>
  repeat(ABOVE, (index) => {
    const [w, h] = [190, sign.y - 62];
    const x = ((index + 0.5) * width) / ABOVE - w / 2;
    const isLit = evening && index % 3 === 1;
    const pane = sheet.linear(
      isLit
        ? [
            [0, '#FFDFA8'],
            [1, '#F6C27A'],
          ]
        : evening
          ? [
              [0, '#33415C'],
              [1, '#26324A'],
            ]
          : [
              [0, '#BFD4E4'],
              [1, '#8FA9BD'],
            ],
    );
    return (
      rect(x, 0, w, h, 0, { fill: pane, stroke: '#F4F1EC', width: 12 }) +
      line(x + w / 2, 0, x + w / 2, h, { stroke: '#F4F1EC', width: 8 }) +
      rect(x - 18, h, w + 36, 14, 3, { fill: '#F4F1EC' })
    );
  });

/** Lights in the ceiling of a hall. */
const ceiling = (sheet: Sheet, { width }: Size): string =>
  repeat(5, (index) => {
    const x = ((index + 0.5) * width) / 5;
    return (
      rect(x - 90, 14, 180, 16, 8, { fill: '#FFFFFF' }) +
      ellipse(x, 60, 170, 96, {
        fill: sheet.radial([
          [0, '#FFFFFF', 0.7],
          [1, '#FFFFFF', 0],
        ]),
      })
    );
  });

/** The wall of the house that the shop is in. */
export const building = (sheet: Sheet, front: SeedShopFront, size: Size, sign: Box): string => {
  const wall = litWall(front);
  const light = sheet.linear([
    [0, '#FFFFFF', front.evening ? 0 : 0.26],
    [0.6, '#FFFFFF', 0],
    [1, '#000000', 0.1],
  ]);
  return (
    rect(0, 0, size.width, size.height, 0, { fill: wall }) +
    textures[front.texture](sheet, wall, size) +
    rect(0, 0, size.width, size.height, 0, { fill: light }) +
    (front.texture === 'hall' ? ceiling(sheet, size) : flats(sheet, front, size, sign))
  );
};

/** The pavement or the floor of the hall, with the light that falls out of the window. */
export const ground = (
  sheet: Sheet,
  { texture, evening }: SeedShopFront,
  { width, height, from }: Size & { readonly from: number },
  glass: Box,
): string => {
  const [far, near] =
    texture === 'hall' ? ['#DDE1E5', '#F3F5F7'] : evening ? ['#3C4150', '#565B68'] : ['#B9B2A9', '#D8D2CA'];
  const slabs = repeat(5, (index) => {
    const x = ((index + 0.5) * width) / 5;
    return line(x, from, x + (x - width / 2) * 0.4, height, { stroke: darken(near, 0.12), width: 3 });
  });
  return (
    rect(0, from, width, height - from, 0, {
      fill: sheet.linear([
        [0, far],
        [1, near],
      ]),
    }) +
    slabs +
    ellipse(glass.x + glass.w / 2, from, glass.w * 0.56, evening ? 110 : 84, {
      fill: sheet.radial([
        [0, '#FFF0DC', 0.9],
        [1, '#FFF0DC', 0],
      ]),
    })
  );
};
