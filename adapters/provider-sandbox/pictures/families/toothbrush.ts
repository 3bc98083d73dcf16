import { isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { group, path, place } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { type Handle, handles } from './toothbrush-handles.ts';
import { brushHead } from './toothbrush-heads.ts';

function whole({ sheet, colour }: Studio, handle: Handle, side = false): string {
  const outline = side ? handle.side : handle.front;
  const edge = { stroke: tone(colour, isWhite(colour) ? -0.16 : 0.4), width: 2 };
  return (
    brushHead(sheet, handle.head, side) +
    path(outline, { fill: roundFill(sheet, colour, handle.finish), ...edge }) +
    group(handle.band, { clip: sheet.clip(path(outline, { fill: '#000' })) }) +
    (side ? '' : handle.controls) +
    gleam('M-42 -200V230', 9, handle.finish === 'gloss' ? 0.6 : 0.3)
  );
}

export const drawToothbrush: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const handle = handles[chance.pick('handle', ['panel', 'fluted', 'swelling', 'lit'])](studio);
  if (view === 1)
    return (
      groundShadow(sheet, 460, 1074, 150, 28) +
      handle.charger(460, 1066) +
      place(whole(studio, handle), 460, 724) +
      groundShadow(sheet, 760, 1052, 90, 18) +
      place(whole(studio, handle, true), 760, 742, 0.96)
    );
  if (view === 2)
    return (
      // It lies: its shadow runs along it, close under it.
      place(groundShadow(sheet, 0, 0, 390, 40, 0.8), 640, 690, 1, -34) +
      place(whole(studio, handle), 540, 700, 1.04, 56)
    );
  return place(whole(studio, handle), 610, 1340, 1.84, -8);
};
