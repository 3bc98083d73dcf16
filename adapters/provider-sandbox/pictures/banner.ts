import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import { darken, lighten, lightness, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { circle, ellipse, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { svg } from '#adapters/provider-sandbox/pictures/kit/svg.ts';
import { productArt } from './product.ts';

/** How products stand on a ground. */
export type BannerKind = keyof typeof layouts;

export interface BannerSpec {
  kind: BannerKind;
  products: PictureSpec[];
  /** Ground colour as #RRGGBB; products without one stand on the page's own. */
  tint?: string;
}

interface Layout {
  width: number;
  height: number;
  /** Where products may stand: the rest is kept clear for words. */
  stage: { x: number; y: number; w: number; h: number };
}

const layouts = {
  hero: { width: 2400, height: 900, stage: { x: 1120, y: 20, w: 1260, h: 860 } },
  // A low window cuts it off at the top: products stand in the middle of what most windows show, from about 150 down.
  menu: { width: 720, height: 1180, stage: { x: 10, y: 245, w: 700, h: 690 } },
  promo: { width: 1200, height: 800, stage: { x: 430, y: 110, w: 700, h: 650 } },
  dayoffer: { width: 1600, height: 900, stage: { x: 640, y: 50, w: 920, h: 830 } },
  // High enough to stand whole where 16:9 of it is shown, as of a video: that is from 63 to 737.
  category: { width: 1200, height: 800, stage: { x: 70, y: 40, w: 1060, h: 690 } },
} satisfies Record<string, Layout>;

/** Where the hero view of the lowest of a family meets the floor, for those that stand off the usual line. */
const feet: Partial<Record<string, number>> = {
  phone: 1115,
  tablet: 1126,
  laptop: 1060,
  tv: 972,
  headphones: 1155,
  'car-holder': 1170,
  soundbar: 915,
  speaker: 994,
  projector: 988,
  keyboard: 970,
  mouse: 1015,
  router: 960,
  printer: 1005,
  'robot-vacuum': 1084,
  'vr-headset': 1090,
  gamepad: 1024,
  'game-console': 1130,
  camera: 1050,
  multicooker: 1040,
  iron: 1055,
  'hair-dryer': 1124,
  scale: 970,
  kettle: 1045,
  'media-player': 1030,
  ssd: 1060,
};

/** A calm ground in the tint: soft light behind the products, a sun half risen, a floor. */
function ground(sheet: Sheet, { width, height, stage }: Layout, tint: string): string {
  const light = lightness(tint) > 0.6;
  const glow = light ? '#ffffff' : lighten(tint, 0.4);
  const cx = (stage.x + stage.w / 2) / width;
  const far = light ? mix(tint, darken(tint, 0.3), 0.22) : darken(tint, 0.3);
  const horizon = stage.y + stage.h * 0.86;
  const sun = Math.min(stage.w, stage.h * 1.3) * 0.44;
  const disc = sheet.linear([
    [0, glow, light ? 0.85 : 0.3],
    [0.6, glow, light ? 0.32 : 0.1],
    [1, glow, 0],
  ]);
  return (
    rect(0, 0, width, height, 0, {
      fill: sheet.linear(
        [
          [0, light ? lighten(tint, 0.3) : tint],
          [1, far],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    rect(0, 0, width, height, 0, {
      fill: sheet.radial(
        [
          [0, glow, light ? 0.75 : 0.3],
          [1, glow, 0],
        ],
        Math.round(cx * 100) / 100,
        0.45,
        0.55,
      ),
    }) +
    circle(stage.x + stage.w / 2, horizon - sun * 0.12, sun, { fill: disc }) +
    rect(0, horizon, width, height - horizon, 0, {
      fill: sheet.linear([
        [0, far, 0.5],
        [0.5, far, 0.12],
        [1, far, 0],
      ]),
    }) +
    ellipse(stage.x + stage.w / 2, horizon + 6, stage.w * 0.6, height * 0.07, {
      fill: sheet.radial([
        [0, glow, light ? 0.7 : 0.25],
        [1, glow, 0],
      ]),
    })
  );
}

/** Products side by side, the first one in the middle, in front and largest. */
function cast(sheet: Sheet, { stage }: Layout, products: readonly PictureSpec[]): string {
  const shown = products.slice(0, 3);
  const rows: readonly (readonly (readonly [x: number, size: number])[])[] = [
    [[0.5, 1]],
    [
      [0.3, 0.9],
      [0.74, 0.76],
    ],
    [
      [0.52, 0.84],
      [0.24, 0.62],
      [0.8, 0.62],
    ],
  ];
  const spots = rows[shown.length - 1] ?? [];
  const span = Math.min(stage.h, stage.w / (shown.length > 2 ? 1.25 : shown.length > 1 ? 1.1 : 1));
  const drawn = shown.map((product, index) => {
    const [x, size] = spots[index] ?? [0.5, 1];
    const scale = (span * size) / 1200;
    const foot = feet[product.family] ?? 1100;
    return place(
      productArt(sheet, product, 1),
      stage.x + stage.w * x - 600 * scale,
      stage.y + stage.h * 0.94 - foot * scale,
      scale,
    );
  });
  return drawn.reverse().join('');
}

export function drawBanner(spec: BannerSpec): string {
  const sheet = new Sheet();
  const { kind, products } = spec;
  const tint = spec.tint?.toLowerCase();
  const layout = layouts[kind];
  const content = (tint ? ground(sheet, layout, tint) : '') + cast(sheet, layout, products);
  return svg(layout.width, layout.height, sheet.defs() + content);
}
