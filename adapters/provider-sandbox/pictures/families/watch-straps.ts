import { isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { arc, drawn, ribbon } from '#adapters/provider-sandbox/pictures/kit/ribbon.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';

/** Smooth or pierced silicone, a ridged one for rough use, woven cloth, stitched leather. */
type StrapKind = 'smooth' | 'holes' | 'ridges' | 'woven' | 'leather';

export interface Strap {
  kind: StrapKind;
  width: number;
  reach: number;
  deep: number;
  colour: string;
}

type Facets = ReturnType<typeof ribbon>;

const STEPS = 90;
const THICK = 20;
/** The share of its width that a strap keeps in its middle. */
const WAIST: Record<StrapKind, number> = {
  smooth: 0.8,
  holes: 0.84,
  ridges: 0.9,
  woven: 0.96,
  leather: 0.68,
};

interface Piece {
  /** Steps of the loop that it runs along. */
  from: number;
  to: number;
  /** Its middle and its width as shares of the strap's. */
  middle?: number;
  share?: number;
  /** Laid on the strap: it is not seen from within. */
  laid?: boolean;
  colour: string;
}

/** Pieces of `every` steps along the whole loop, `long` of them drawn. */
const inPieces = (every: number, long: number, piece: Omit<Piece, 'from' | 'to'>): Piece[] =>
  Array.from({ length: Math.ceil(STEPS / every) }, (_, index) => ({
    ...piece,
    laid: true,
    from: index * every,
    to: Math.min(STEPS, index * every + long),
  }));

function pieces({ kind, colour }: Strap): Piece[] {
  const whole = (ink: string): Piece => ({ from: 0, to: STEPS, colour: ink });
  const deep = tone(colour, isWhite(colour) ? -0.2 : -0.45);
  if (kind === 'holes')
    return [whole(colour), ...inPieces(5, 2, { colour: deep, share: 0.13 }).filter(({ from }) => from < 45)];
  if (kind === 'ridges') return [whole(deep), ...inPieces(4, 3, { colour: tone(colour, 0.06) })];
  if (kind === 'woven')
    return [
      whole(tone(colour, -0.2)),
      ...[-0.3, 0, 0.3].flatMap((middle) => inPieces(2, 1, { colour: tone(colour, 0.2), middle, share: 0.2 })),
    ];
  if (kind === 'leather')
    return [
      whole(colour),
      ...[-0.41, 0.41].flatMap((middle) =>
        inPieces(3, 2, { colour: mix(colour, '#d9c9ae', 0.6), middle, share: 0.03 }),
      ),
    ];
  return [whole(colour)];
}

/** The shadow of a strap's loop on the floor, where it is lowest. */
export function strapShadow(sheet: Sheet, view: Eye, { width, reach, deep, kind }: Strap): string {
  const x = (width * WAIST[kind]) / 2;
  const feet = [-x, x].flatMap((at) => [-1.3, -0.62].map((z) => view.project([at, reach + THICK * 0.7, z * deep])));
  return footShadow(sheet, feet, 26);
}

/** The strap closed into a loop behind the case: far part and near part, to be drawn around the case. */
export function strapLoop(view: Eye, strap: Strap): { far: string; near: string } {
  const { width, reach, deep, kind } = strap;
  const loop = arc(-450, -90, STEPS + 1, deep, reach, (x, y) => [0, y, x - deep * 0.96]);
  const wide = (step: number): number => width * (1 - (1 - WAIST[kind]) * (1 - Math.abs(1 - (2 * step) / STEPS)));
  const middle = view.turn([0, 0, -deep * 2])[2];
  const of = ({ from, to, middle: aside = 0, share = 1, laid = false, colour }: Piece): Facets => {
    const half = (from + to) / 2;
    const curve = loop.slice(from, to + 1).map(([x, y, z], index): Vec => [x + wide(from + index) * aside, y, z]);
    const widths = [wide(from) * share, wide(half) * share, wide(to) * share] as const;
    return ribbon(view, curve, { across: [1, 0, 0], widths, thick: THICK, colour, faceOnly: laid });
  };
  const layers = pieces(strap).map(of);
  const part = (shown: (depth: number) => boolean): string =>
    layers.map((facets) => drawn(facets.filter(({ depth }) => shown(depth)))).join('');
  return { far: part((depth) => depth < middle), near: part((depth) => depth >= middle) };
}
