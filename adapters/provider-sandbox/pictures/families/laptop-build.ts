import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A flat unibody, a plain plastic one, one with room for a large fan, and one that turns its screen all the way round. */
export type Body = 'thin' | 'office' | 'gaming' | 'flip';

/** Everything in units of the picture. */
export interface Build {
  body: Body;
  w: number;
  /** From the front edge to the rear one, and how far before the latter the screen is hinged. */
  l: number;
  hinge: number;
  lidH: number;
  /** Height of the base at its front and at its rear. */
  front: number;
  rear: number;
  r: number;
  /** How much narrower the base is at the floor. */
  under: number;
  bezel: number;
  chin: number;
  glow: string;
  glow2: string;
  numPad: boolean;
  /** Whether its left side is shown. */
  left: boolean;
}

/** Units of the picture a millimetre of the largest takes; a smaller one is not shown as much smaller as it is. */
const UNITS = 2.5;
const LARGEST = 16;
const EVENED = 0.25;

/** Millimetres of a body about its screen, above and below it, behind its hinge; heights and corners of the base. */
const bodies = {
  thin: { side: 5, chin: 10, behind: 0, front: 5, rear: 8, r: 11, under: 7 },
  office: { side: 8, chin: 17, behind: 0, front: 11, rear: 12, r: 5, under: 3 },
  gaming: { side: 7, chin: 18, behind: 24, front: 15, rear: 21, r: 7, under: 6 },
  flip: { side: 6, chin: 13, behind: 0, front: 8, rear: 8, r: 9, under: 4 },
} satisfies Record<Body, object>;

const lights = ['#ff4d6a', '#3fd0ff', '#7cf29a', '#c08bff', '#ff9a3d'] as const;

export function build({ chance }: Studio): Build {
  const body = chance.pick('body', ['thin', 'office', 'gaming', 'flip']);
  const { side, chin, behind, front, rear, r, under } = bodies[body];
  const aspect = chance.pick('aspect', [1.6, 1.78, 1.5]);
  const inches = chance.range('inches', 13.6, LARGEST);
  const wide = (inches * 25.4 * aspect) / Math.hypot(aspect, 1);
  const [w, lidH] = [wide + side * 2, wide / aspect + side + chin];
  const u = UNITS * (LARGEST / inches) ** EVENED;
  const glow = chance.pick('glow', lights);
  return {
    body,
    w: w * u,
    l: (lidH + behind) * u,
    hinge: behind * u,
    lidH: lidH * u,
    front: front * u,
    rear: rear * u,
    r: r * u,
    under: under * u,
    bezel: side * u,
    chin: chin * u,
    glow,
    glow2: body === 'gaming' ? chance.pick('glow-2', lights) : glow,
    numPad: chance.yes('num-pad', 0),
    left: chance.yes('left', 0),
  };
}
