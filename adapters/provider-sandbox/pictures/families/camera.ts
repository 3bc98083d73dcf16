import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, type Point, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { type CameraBody, cameraBody, eyepiece, finderHump } from './camera-body.ts';
import { type CameraBuild, cameraBuilds } from './camera-builds.ts';
import { barrel, microphone, shoe, swungOut, topParts } from './camera-parts.ts';

const buildOf = ({ chance }: Studio): CameraBuild =>
  cameraBuilds[chance.pick('build', ['rounded', 'flat', 'deep', 'retro'])];

const bodyOf = (build: CameraBuild, colour: string, behind = false): CameraBody => ({
  ...build,
  shell: build.shell(colour),
  leather: build.leather(colour),
  behind,
});

/** The body with its finder or its bare top, dials, display and lens. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const build = buildOf(studio);
  const made = bodyOf(build, colour);
  const { w, h, d, hump, lens } = build;
  const finder = hump
    ? finderHump(sheet, view, made, lens.x, d / 2 + (hump.half > 140 ? 14 : -4), d - 10, hump) +
      shoe(view, -h / 2 - hump.rise, lens.x, -16)
    : shoe(view, -h / 2 - 1, lens.x - 10, -6);
  const front = onFront(
    view,
    d / 2,
    circle(-w * 0.13, -h * 0.37, 9, { fill: '#3a1f1a', stroke: tone(made.shell, -0.3), width: 2 }) +
      circle(lens.x + lens.r * 1.3, h * 0.28, 15, {
        fill: flatFill(sheet, tone(made.shell, 0.1)),
        stroke: '#0b0c0f',
        width: 2,
      }),
  );
  return (
    // Close up it would be cut off by the frame.
    (build.flip && studio.view === 1 ? swungOut(studio, view, build) : '') +
    cameraBody(sheet, view, made) +
    front +
    finder +
    (build.mic ? microphone(studio, view, -h / 2, lens.x + 136, -4) : '') +
    topParts(studio, view, build, made.shell) +
    barrel(studio, view, build)
  );
}

/** From behind: display, finder and keys. */
function rear(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const build = buildOf(studio);
  const made = bodyOf(build, colour, true);
  const { w, h, d, hump } = build;
  const key = (x: number, y: number, size: number): string =>
    circle(x, y, size, { fill: flatFill(sheet, '#33363c'), stroke: '#0b0c0f', width: 2 });
  const wheel =
    circle(w * 0.36, h * 0.1, 52, { fill: flatFill(sheet, '#2b2d32', 'gloss'), stroke: '#0b0c0f', width: 3 }) +
    key(w * 0.36, h * 0.1, 24);
  const keys = wheel + repeat(4, (index) => key(w * 0.32 + (index % 2) * 54, index < 2 ? -h * 0.2 : h * 0.37, 14));
  const wide = w * 0.655;
  const display = place(
    screen(sheet, chance, wide, h * 0.72, { r: 14, bezel: 14, body: colour }),
    -w / 2 + 36,
    -h * 0.3,
  );
  const finder = hump
    ? finderHump(sheet, view, made, -build.lens.x, d / 2 + 14, d - 10, hump, eyepiece(sheet)) +
      shoe(view, -h / 2 - hump.rise, -build.lens.x, 0)
    : shoe(view, -h / 2 - 1, 10 - build.lens.x, 6);
  const mic = build.mic ? microphone(studio, view, -h / 2, -build.lens.x - 136, 4) : '';
  const rest = rect(w * 0.28, -h * 0.42, 96, 26, 12, { fill: tone(made.shell, -0.24) });
  return (
    cameraBody(sheet, view, made) +
    topParts(studio, view, build, made.shell, true) +
    mic +
    onFront(view, d / 2, display + keys + rest) +
    finder
  );
}

/** Where the body meets the floor. */
const feet = ({ w, h, d }: CameraBuild, view: Eye): Point[] =>
  [-w / 2 + 30, w / 2 - 30].flatMap((x) => [-d / 2, d / 2].map((z) => view.project([x, h / 2, z])));

export const drawCamera: Draw = (studio) => {
  const { sheet, view } = studio;
  const build = buildOf(studio);
  if (view === 1) {
    const pose = build.flip
      ? eye({ yaw: -26, pitch: 13, cx: 482, cy: 600, scale: 1.04 })
      : eye({ yaw: -26, pitch: 13, cx: 640, cy: 610, scale: 1.3 });
    return footShadow(sheet, feet(build, pose)) + whole(studio, pose);
  }
  if (view === 2) {
    const pose = eye({ yaw: 24, pitch: 12, cx: 600, cy: 620, scale: 1.32 });
    return footShadow(sheet, feet(build, pose)) + rear(studio, pose);
  }
  return whole(studio, eye({ yaw: 28, pitch: 24, roll: -4, cx: 520, cy: 580, scale: 1.8 }));
};
