import { mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import {
  circle,
  ellipse,
  group,
  num,
  path,
  place,
  rect,
  repeat,
} from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { black, blade, FOOT, inlay, powerSign, type Razor, ringKey, shell, steel } from './shaver-parts.ts';

/** A guide comb about x = 0 whose feet are at y = 0: smoked prongs with light between them on a frame with its length. */
function comb({ sheet }: Studio, w: number, h: number, length: string): string {
  const count = Math.round(w / 26);
  const prong = (index: number): string => {
    const x = -w / 2 + (w / count) * (index + 0.5);
    return path(
      `M${num(x - 7)} ${num(-h * 0.5)}L${num(x - 5)} ${num(-h + 6)}Q${num(x)} ${num(-h - 6)} ${num(x + 5)} ${num(-h + 6)}L${num(x + 7)} ${num(-h * 0.5)}Z`,
      {
        fill: roundFill(sheet, '#565b64', 'gloss'),
      },
    );
  };
  const frame = `M${-w / 2 - 8} ${num(-h * 0.56)}H${w / 2 + 8}L${num(w * 0.4)} 0H${num(-w * 0.4)}Z`;
  return (
    repeat(count, prong) +
    path(frame, { fill: roundFill(sheet, '#4a4e56', 'gloss'), stroke: '#8b9099', width: 3, opacity: 0.94 }) +
    rect(-34, -h * 0.4, 68, h * 0.26, 12, { fill: '#15171b' }) +
    figures(length, 0, -h * 0.27, h * 0.16, '#ffffff', 2.4)
  );
}

/** A pencil-slim handle with a lime line, drawn into a neck that tilts a small blade with teeth on both sides. */
export function oneBlade(studio: Studio): Razor {
  const { sheet, colour } = studio;
  const lime = '#a5d334';
  const head =
    path('M-30 70C-26 10 -30 -20 -40 -50H40C30 -20 26 10 30 70Z', { fill: roundFill(sheet, '#34373d', 'gloss') }) +
    path('M-76 -118H76L60 -50Q54 -32 34 -32H-34Q-54 -32 -60 -50Z', { fill: roundFill(sheet, lime, 'gloss') }) +
    path('M-58 -108H58L46 -62Q42 -52 30 -52H-30Q-42 -52 -46 -62Z', { fill: roundFill(sheet, '#e6e9ec', 'gloss') }) +
    blade(sheet, -140, 168, 28, 24);
  const grip =
    'M-30 60C-60 80 -82 130 -80 200C-78 300 -62 380 -60 470C-58 560 -52 640 0 640C52 640 58 560 60 470C62 380 78 300 80 200C82 130 60 80 30 60Z';
  const face =
    'M-20 90H20C52 110 60 160 56 220C50 320 40 400 38 480Q34 596 0 596Q-34 596 -38 480C-40 400 -50 320 -56 220C-60 160 -52 110 -20 90Z';
  const handle = shell(sheet, grip, tone(colour, 0.14), 'metal');
  const front =
    handle +
    inlay(sheet, face, '#17191d', 'matte', lime) +
    ringKey(sheet, 220, 38, '#2b2d32', '#8b9099') +
    figures('85', 0, 470, 38, '#ffffff', 2.2) +
    rect(-16, 510, 32, 5, 2.5, { fill: lime }) +
    head +
    gleam('M-68 160C-70 250 -54 340 -50 440', 7, 0.5);
  const dial =
    rect(-86, -88, 172, 88, 22, { fill: roundFill(sheet, black, 'gloss') }) +
    rect(-64, -64, 128, 40, 20, { fill: roundFill(sheet, '#5a5e66', 'metal') }) +
    repeat(12, (index) => rect(-54 + index * 9.4, -62, 3, 36, 1, { fill: '#26282d' }));
  const back =
    handle +
    inlay(sheet, face, '#26282d', 'matte', '#5a5e66') +
    repeat(16, (index) => ellipse(index % 2 ? 14 : -14, 180 + index * 22, 13, 8, { fill: lime, opacity: 0.9 })) +
    head;
  return { front, beside: place(dial + place(comb(studio, 150, 170, '5'), 0, -80), 0, FOOT, 1.2), alone: back };
}

/** A straight round bar with a knurled ring under a narrow blade, and the heads it comes with on their stand. */
export function kit(studio: Studio): Razor {
  const { sheet, colour } = studio;
  const red = '#d0603a';
  const bar = 'M-82 100H82C84 280 76 440 70 590Q66 640 0 640Q-66 640 -70 590C-76 440 -84 280 -82 100Z';
  const ring =
    rect(-88, 34, 176, 72, 14, { fill: roundFill(sheet, '#6a6e77', 'metal') }) +
    repeat(21, (index) => rect(-84 + index * 8.2, 40, 3, 60, 1, { fill: '#26282d', opacity: 0.75 })) +
    rect(-88, 100, 176, 8, 3, { fill: red });
  const head =
    path('M-72 36L-60 -76H60L72 36Z', { fill: roundFill(sheet, '#2b2d32', 'gloss') }) + blade(sheet, -112, 148, 40, 19);
  const face =
    rect(-22, 180, 44, 110, 22, { fill: flatFill(sheet, tone(colour, 0.3), 'matte'), stroke: '#05070b', width: 3 }) +
    powerSign(0, 216, 13, '#ffffff') +
    rect(-34, 440, 68, 92, 14, { fill: '#0b0c0f' }) +
    figures('90', 0, 478, 34, '#ffffff', 2.2) +
    rect(-20, 512, 40, 6, 3, { fill: red });
  const body =
    shell(sheet, bar, colour, 'matte') + ring + head + face + gleam('M-62 150C-60 300 -56 430 -52 560', 9, 0.4);
  const nose =
    rect(-30, -90, 60, 90, 12, { fill: roundFill(sheet, black, 'gloss') }) +
    rect(-17, -190, 34, 104, 15, { fill: roundFill(sheet, steel, 'metal') }) +
    repeat(3, (index) => rect(-9 + index * 7, -186, 3, 30, 1, { fill: '#3f434b' }));
  const mini =
    rect(-46, -92, 92, 92, 16, { fill: roundFill(sheet, black, 'gloss') }) +
    rect(-44, -150, 88, 66, 26, { fill: roundFill(sheet, steel, 'metal') }) +
    repeat(6, (index) => rect(-34 + index * 12, -138, 6, 40, 3, { fill: '#3f434b', opacity: 0.7 }));
  const tray =
    rect(-260, -52, 420, 52, 24, { fill: roundFill(sheet, mix(colour, '#4a4d55', 0.4), 'matte') }) +
    rect(-244, -50, 388, 8, 4, { fill: '#8b9099', opacity: 0.6 });
  const stand = place(nose, -196, -44) + place(mini, -92, -44) + place(comb(studio, 156, 180, '7'), 60, -44) + tray;
  return { front: body, beside: place(stand, 0, FOOT, 1.12), alone: body + place(comb(studio, 180, 220, '7'), 0, 40) };
}

/** A bent, waisted handle with slanting grip grooves and a slide key, under a broad blade in a guide comb. */
export function allInOne(studio: Studio): Razor {
  const { sheet, colour } = studio;
  const grip =
    'M-100 40C-126 110 -118 170 -98 240C-78 310 -84 380 -100 450C-116 530 -100 640 -30 640H30C100 640 116 530 100 450C84 380 78 310 98 240C118 170 126 110 100 40Z';
  const clip = sheet.clip(path(grip, { fill: '#000' }));
  const grooves = [1, -1]
    .map((side) =>
      repeat(12, (index) =>
        path(`M${side * 130} ${200 + index * 26}L${side * 56} ${228 + index * 26}`, {
          stroke: index % 2 ? '#05070b' : tone(colour, 0.4),
          width: index % 2 ? 9 : 3,
          opacity: 0.7,
        }),
      ),
    )
    .join('');
  const handle = shell(sheet, grip, colour, 'matte') + group(grooves, { clip });
  const spine = inlay(
    sheet,
    'M-62 60H62C70 130 52 220 44 300C40 380 48 440 54 500Q54 590 0 590Q-54 590 -54 500C-48 440 -40 380 -44 300C-52 220 -70 130 -62 60Z',
    '#5a5e66',
    'metal',
    '#9aa0a8',
  );
  const slide =
    rect(-24, 176, 48, 140, 24, { fill: '#0b0c0f' }) +
    rect(-21, 180, 42, 76, 21, { fill: flatFill(sheet, '#3f9fd8', 'gloss') }) +
    repeat(3, (index) => rect(-12, 204 + index * 12, 24, 4, 2, { fill: '#ffffff', opacity: 0.85 }));
  const lights =
    circle(0, 470, 9, { fill: '#8fd06a' }) +
    circle(0, 500, 9, { stroke: '#c9ccd1', width: 3 }) +
    path('M0 526v26', { stroke: '#c9ccd1', width: 5, round: true });
  const head =
    path('M-102 52L-124 -70H124L102 52Z', { fill: roundFill(sheet, '#2b2d32', 'gloss') }) +
    rect(-108, 34, 216, 16, 6, { fill: roundFill(sheet, steel, 'metal') }) +
    blade(sheet, -104, 264, 44, 30);
  const bare = handle + spine + slide + lights + head;
  return { front: bare + place(comb(studio, 260, 250, '11'), 0, 36), beside: bare, alone: bare };
}
