import type { Story } from '#ui/gallery/story.ts';
import { around } from './around.tsx';
import { catalog } from './catalog.tsx';
import { controls } from './controls.tsx';
import { fields } from './fields.tsx';
import { forms } from './forms.tsx';
import { links } from './links.tsx';
import { lists } from './lists.tsx';
import { orders } from './orders.tsx';
import { partner } from './partner.tsx';
import { pieces } from './pieces.tsx';
import { purchase } from './purchase.tsx';
import { service } from './service.tsx';
import { shelves } from './shelves.tsx';

/** Everything that the gallery shows, by the name of its part. */
export const stories: Readonly<Record<string, readonly Story[]>> = {
  Controls: controls,
  Links: links,
  Fields: fields,
  Lists: lists,
  Forms: forms,
  Pieces: pieces,
  Catalogue: catalog,
  Shelves: shelves,
  Purchase: purchase,
  Orders: orders,
  Partner: partner,
  Service: service,
  Around: around,
};
