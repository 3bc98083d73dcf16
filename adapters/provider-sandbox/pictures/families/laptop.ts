import { darken, lighten, lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes, usbC } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, plate, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { homeScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

interface Build {
  w: number;
  l: number;
  lidH: number;
  thick: number;
  gaming: boolean;
}

function build({ chance }: Studio): Build {
  const w = 860;
  const gaming = chance.yes('gaming', 0.3);
  return {
    w,
    l: w * chance.range('depth', 0.66, 0.71),
    lidH: w * chance.range('lid', 0.6, 0.66),
    thick: gaming ? 36 : chance.range('thick', 18, 26),
    gaming,
  };
}

/** Keyboard, touchpad and speakers on the upper face of the base. */
function deck({ sheet, chance, colour }: Studio, { w, l, gaming }: Build): string {
  const dark = gaming || chance.yes('dark-keys', 0.6) || lightness(colour) < 0.35;
  const cap = dark ? '#1d1f24' : tone(colour, 0.25);
  const ink = gaming ? chance.pick('glow', ['#ff4d6a', '#3fd0ff', '#7cf29a', '#c08bff']) : dark ? '#8d929b' : '#6b7079';
  const [kx, ky, kw, kh] = [w * 0.075, l * 0.13, w * 0.85, l * 0.43];
  const fill = sheet.linear([
    [0, lighten(cap, 0.12)],
    [1, darken(cap, 0.12)],
  ]);
  const rows = [14, 14, 14, 13, 12];
  const pitchY = kh / 5.6;
  const keys = rows.map((count, row) => {
    const pitch = kw / count;
    const y = ky + pitchY * (0.6 + row);
    return repeat(
      count,
      (index) =>
        rect(kx + pitch * index + 2.5, y, pitch - 5, pitchY - 6, 7, { fill }) +
        rect(kx + pitch * (index + 0.5) - 4, y + pitchY * 0.34, 8, 6, 2, { fill: ink, opacity: 0.8 }),
    );
  });
  const functionRow = repeat(14, (index) =>
    rect(kx + (kw / 14) * index + 2.5, ky, kw / 14 - 5, pitchY * 0.5 - 5, 5, { fill }),
  );
  const spaceKey = rect(kx + kw * 0.29, ky + pitchY * 4.6, kw * 0.38, pitchY - 6, 7, { fill });
  const [tw, th] = [w * chance.range('pad', 0.3, 0.4), l * 0.27];
  const pad = rect((w - tw) / 2, l * 0.655, tw, th, 14, {
    fill: flatFill(sheet, tone(colour, -0.05), 'metal'),
    stroke: darken(colour, 0.25),
    width: 2,
  });
  const well = rect(kx - 6, ky - 6, kw + 12, kh + 6, 12, { fill: dark ? '#101115' : tone(colour, -0.14) });
  const speakers = chance.yes('side-speakers')
    ? rect(w * 0.022, ky, w * 0.035, kh, 6, { fill: holes(sheet, 7, darken(colour, 0.5)) }) +
      rect(w * 0.943, ky, w * 0.035, kh, 6, { fill: holes(sheet, 7, darken(colour, 0.5)) })
    : '';
  return (
    rect(0, 0, w, l, 30, { fill: flatFill(sheet, colour, 'metal') }) +
    speakers +
    well +
    functionRow +
    keys.join('') +
    spaceKey +
    pad +
    rect(1.5, 1.5, w - 3, l - 3, 28, { stroke: lighten(colour, 0.6), width: 3, opacity: 0.7 })
  );
}

/** The lid standing on the rear edge, `lean` degrees past upright; seen from the front or from behind. */
function lid(studio: Studio, view: Eye, size: Build, lean: number, from: 'front' | 'back'): string {
  const { sheet, chance, colour } = studio;
  const { w, l, lidH, gaming } = size;
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const top = [-lidH * c - 4, -l / 2 - lidH * s + 8] as const;
  const v = [0, c, s] as const;
  const look = { colour, finish: 'metal' as const };
  if (from === 'front') {
    const content = (sw: number, sh: number): string => (chance.yes('desktop', 0.5) ? dock(studio, sw, sh) : '');
    const face =
      screen(sheet, chance, w, lidH, { r: 28, bezel: 14, chin: 34, body: colour, content, sheen: 0.6 }) +
      circle(w / 2, 8, 3.5, { fill: '#2a3350' });
    return prism(view, { origin: [-w / 2, ...top], u: axes.x, v }, roundedOutline(w, lidH, 28), 12, look, face);
  }
  const _ink = gaming
    ? chance.pick('glow', ['#ff4d6a', '#3fd0ff', '#7cf29a', '#c08bff'])
    : lightness(colour) > 0.5
      ? darken(colour, 0.45)
      : lighten(colour, 0.5);
  const face =
    rect(0, 0, w, lidH, 28, { fill: flatFill(sheet, colour, 'metal') }) +
    rect(1.5, 1.5, w - 3, lidH - 3, 27, { stroke: lighten(colour, 0.55), width: 3, opacity: 0.8 });
  const shift = 12;
  return prism(
    view,
    { origin: [w / 2, top[0] + shift * s, top[1] - shift * c], u: axes.left, v },
    roundedOutline(w, lidH, 28),
    12,
    look,
    face,
  );
}

function dock({ chance }: Studio, sw: number, sh: number): string {
  return group(homeScreen(chance, sw * 0.5, sh * 0.98, 9, 0), { transform: `translate(${(sw * 0.25).toFixed(1)} 0)` });
}

/** Sockets on the side of the base that the view shows. */
function sockets({ sheet, colour }: Studio, view: Eye, size: Build): string {
  const { w, l, thick } = size;
  const y = thick / 2;
  const art =
    usbC(sheet, 70, y, 30, mix(colour, '#9aa0a8', 0.5)) +
    usbC(sheet, 122, y, 30, mix(colour, '#9aa0a8', 0.5)) +
    rect(170, y - 5, 52, 10, 2, { fill: '#0a0b0d' }) +
    circle(l - 70, y, 6, { fill: '#0a0b0d' });
  return group(art, { transform: view.plane([w / 2, 0, l / 2], axes.back, axes.y) });
}

export const drawLaptop: Draw = (studio) => {
  const { sheet, colour, view } = studio;
  const size = build(studio);
  const { w, l, thick } = size;
  const base = (from: Eye): string => plate(from, w, l, thick, { colour, finish: 'metal', r: 30 }, deck(studio, size));
  if (view === 1) {
    const from = eye({ yaw: -24, pitch: 24, cx: 600, cy: 800, scale: 0.98 });
    return (
      groundShadow(sheet, 610, 900, 540, 150) +
      base(from) +
      sockets(studio, from, size) +
      lid(studio, from, size, 16, 'front')
    );
  }
  if (view === 2) {
    const from = eye({ yaw: 152, pitch: 18, cx: 640, cy: 780, scale: 0.95 });
    return groundShadow(sheet, 600, 850, 540, 130) + base(from) + lid(studio, from, size, 20, 'back');
  }
  const near = eye({ yaw: -30, pitch: 48, roll: 2, cx: 640, cy: 560, scale: 1.5 });
  return base(near) + sockets(studio, near, size) + lid(studio, near, size, 8, 'front');
};
