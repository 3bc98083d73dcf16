import { axes } from './prism.ts';
import { group } from './shapes.ts';
import type { Eye } from './space.ts';

/** Lays artwork, drawn about its own middle, flat at height `y` (down is positive); its y runs to the viewer. */
export function onTop(view: Eye, y: number, art: string, x = 0, z = 0): string {
  return group(art, { transform: view.plane([x, y, z], axes.x, axes.z) });
}

/** Stands artwork, drawn about its own middle, upright and facing forward at depth `z`. */
export function onFront(view: Eye, z: number, art: string, x = 0, y = 0): string {
  return group(art, { transform: view.plane([x, y, z], axes.x, axes.y) });
}
