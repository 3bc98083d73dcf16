import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { ofPhone } from './of-phone.ts';
import { opening as cameraOpening, cameras } from './phone-cameras.ts';
import { type PhoneBuild, phoneBuild, phoneFront } from './phone-parts.ts';

/** What a case's back is made of. */
function skin({ sheet, chance, colour }: Studio, w: number, h: number, kind: string): string {
  if (kind === 'leather') {
    const grain = sheet.pattern(
      13,
      11,
      circle(3, 3, 2.2, { fill: darken(colour, 0.2) }) + circle(9, 8, 2.6, { fill: lighten(colour, 0.14) }),
    );
    return (
      rect(0, 0, w, h, 0, { fill: grain, opacity: 0.45 }) +
      rect(15, 15, w - 30, h - 30, 46, { stroke: lighten(colour, 0.45), width: 2.5, dash: '11 8', opacity: 0.8 })
    );
  }
  if (kind === 'armour') {
    const dark = darken(colour, 0.35);
    const groove = (y: number, turn: number): string =>
      path(`M${num(w * 0.12)} ${num(y)}L${num(w * 0.5)} ${num(y + turn)}L${num(w * 0.88)} ${num(y)}`, {
        stroke: dark,
        width: 10,
      });
    return (
      groove(h * 0.46, 60) +
      groove(h * 0.52, 60) +
      groove(h * 0.84, -60) +
      groove(h * 0.9, -60) +
      rect(0, h * 0.3, 26, h * 0.4, 8, { fill: dark }) +
      rect(w - 26, h * 0.3, 26, h * 0.4, 8, { fill: dark })
    );
  }
  const inks = [
    tone(colour, 0.3),
    tone(colour, -0.3),
    mix(colour, chance.pick('print', ['#ffb36b', '#8fd0ff', '#ff9bb5', '#c9e07a']), 0.6),
  ];
  if (kind === 'print')
    return repeat(5, (index) =>
      path(
        `M${num(-40)} ${num(h * (0.3 + index * 0.16))}C${num(w * 0.3)} ${num(h * (0.16 + index * 0.16))} ${num(w * 0.6)} ${num(h * (0.46 + index * 0.14))} ${num(w + 40)} ${num(h * (0.26 + index * 0.16))}V${num(h + 40)}H-40Z`,
        { fill: inks[index % 3] ?? colour, opacity: 0.7 },
      ),
    );
  return (
    circle(w / 2, h * 0.52, w * 0.27, { stroke: tone(colour, -0.16), width: 26, opacity: 0.8 }) +
    rect(w / 2 - 7, h * 0.52 + w * 0.35, 14, w * 0.16, 7, { fill: tone(colour, -0.16), opacity: 0.8 })
  );
}

/** The case on its phone, camera opening with a raised lip. */
function back(studio: Studio, held: Studio, build: PhoneBuild, kind: string): string {
  const { sheet, colour } = studio;
  const { w, h, r } = build;
  const [x, y, hw, hh, hr] = cameraOpening(held, w);
  const clip = sheet.clip(rect(0, 0, w, h, r, { fill: '#000' }));
  const opening =
    rect(x, y, hw, hh, hr, { fill: kind === 'clear' ? mix(colour, '#3a3d43', 0.5) : '#1d1f24' }) +
    cameras({ ...held, colour: '#3a3d43' }, w) +
    rect(x, y, hw, hh, hr, {
      stroke: sheet.linear(
        [
          [0, lighten(colour, 0.5)],
          [0.5, tone(colour, -0.1)],
          [1, darken(colour, 0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
      width: 9,
    });
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour, kind === 'clear' ? 'gloss' : 'matte') }) +
    group(skin(studio, w, h, kind), { clip }) +
    opening +
    rect(4, 4, w - 8, h - 8, r - 3, { stroke: lighten(colour, 0.4), width: 6, opacity: 0.7 })
  );
}

export const drawCase: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const held = ofPhone(studio);
  const phone = phoneBuild(held);
  const build = { ...phone, w: phone.w + 26, h: phone.h + 26, r: phone.r + 12, depth: phone.depth + 24 };
  const kind = chance.pick('kind', ['silicone', 'leather', 'armour', 'print', 'clear']);
  const { w, h, r, depth } = build;
  const look = { colour, finish: 'matte' as const, r };
  const art = back(studio, held, build, kind);
  const inside =
    rect(0, 0, w, h, r, { fill: darken(colour, 0.25) }) +
    group(phoneFront({ ...held, colour: '#4a4e56' }, phone), { transform: 'translate(13 13)' });
  if (view === 1) {
    const front = eye({ yaw: 24, pitch: 5, roll: -6, cx: 420, cy: 560, scale: 0.98 });
    const rear = eye({ yaw: -22, pitch: 5, roll: 5, cx: 745, cy: 610, scale: 1.02 });
    return (
      groundShadow(sheet, 600, 1078, 400, 42) +
      slab(front, w, h, depth, look, inside) +
      slab(rear, w, h, depth, look, art)
    );
  }
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1100, 270, 38) +
      slab(eye({ yaw: 28, pitch: 6, roll: -3, cx: 600, cy: 585, scale: 1.12 }), w, h, depth, look, art)
    );
  return slab(eye({ yaw: -26, pitch: -8, roll: -12, cx: 520, cy: 1080, scale: 2.1 }), w, h, depth, look, art);
};
