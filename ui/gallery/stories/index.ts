import type { Story } from '#ui/gallery/story.ts';
import { around } from './around.tsx';
import { catalog } from './catalog.tsx';
import { controls } from './controls.tsx';
import { fields } from './fields.tsx';
import { pieces } from './pieces.tsx';
import { purchase } from './purchase.tsx';

/** Everything that the gallery shows, by the name of its part. */
export const stories: Readonly<Record<string, readonly Story[]>> = {
  Controls: controls,
  Fields: fields,
  Pieces: pieces,
  Catalogue: catalog,
  Purchase: purchase,
  Around: around,
};
