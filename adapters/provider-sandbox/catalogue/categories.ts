import { categoryTree } from '#adapters/provider-sandbox/catalogue/seed/categories.ts';
import type { SeedCategory } from './model.ts';

function* paths(nodes: readonly SeedCategory[], above: string[]): Generator<[string, string[]]> {
  for (const node of nodes) {
    const path = [...above, node.url];
    yield [node.url, path];
    yield* paths(node.children, path);
  }
}

const pathByUrl = new Map(paths(categoryTree, []));

export const categories = (): SeedCategory[] => categoryTree;

/** Urls from the top level down to the category. */
export function categoryPath(url: string): string[] {
  const path = pathByUrl.get(url);
  if (!path) throw new Error(`Unknown category ${url}`);
  return path;
}
