import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderAddress } from '#ui/renderer/page-context.ts';

/** What pages are rendered with. */
export interface Build {
  /** HTML of a document with marks for what differs between pages, see `ui/renderer/document-frame.ts`. */
  readonly frame: string;
  readonly renderAddress: RenderAddress;
}

/** Reads the build of the repository in `root`; rejects when there is none. */
export const loadBuild = async (root: string): Promise<Build> => {
  const dist = join(root, 'dist');
  const [frame, { renderAddress }] = await Promise.all([
    readFile(join(dist, 'client/index.html'), 'utf8'),
    import(pathToFileURL(join(dist, 'server/renderer.mjs')).href),
  ]);
  return { frame, renderAddress };
};
