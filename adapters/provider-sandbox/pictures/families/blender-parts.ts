import type { Finish } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, type Profile } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { num } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** What a blender is put together with: turned parts by their height over its floor, and points of its middle plane. */
export const bench = ({ sheet }: Studio, view: Eye, floor: number) => ({
  turned: (rings: Profile, y: number, colour: string, finish: Finish = 'gloss'): string =>
    lathe(sheet, view, rings, { colour, finish, origin: [0, floor - y, 0] }),
  at: (x: number, y: number): string =>
    view
      .project([x, floor - y, 0])
      .map(num)
      .join(' '),
});

/** Which side of the picture the grip is on. */
export type Side = 1 | -1;
