import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';

/** Text of sources by their path. */
type Sources = ReadonlyMap<string, string>;

const sourcesOf = (layer: string): Sources =>
  new Map(
    globSync(`${layer}/*/*/**/*.{ts,tsx}`, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/** Group and feature that a file of the layer belongs to. */
const featureOf = (layer: string, file: string): string | undefined =>
  file.startsWith(`${layer}/`) ? file.slice(layer.length + 1).match(/^[^/]+\/[^/]+(?=\/)/)?.[0] : undefined;

/** Which features each feature imports, types included. */
const graphOf = (layer: string, sources: Sources): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    const from = featureOf(layer, file) ?? '';
    const edges = graph.get(from) ?? new Set();
    graph.set(from, edges);
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)) {
      const target = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier));
      const to = featureOf(layer, target);
      if (to !== undefined && to !== from) edges.add(to);
    }
  }
  return graph;
};

/** Features that lead back to themselves. */
const circling = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  [...graph.keys()].filter((start) => {
    const seen = new Set<string>();
    const reach = (feature: string): void => {
      for (const next of graph.get(feature) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        reach(next);
      }
    };
    reach(start);
    return seen.has(start);
  });

describe.each(['core', 'ui/features'])('features of %s', (layer) => {
  it('are many, and none leads back to itself', () => {
    const graph = graphOf(layer, sourcesOf(layer));
    expect(graph.size).toBeGreaterThan(30);
    expect(circling(graph)).toEqual([]);
  });

  it('are caught when two import each other', () => {
    const planted = new Map([
      [`${layer}/purchase/cart/one.ts`, `import type { Two } from '#${layer}/purchase/checkout/two.ts';`],
      [`${layer}/purchase/checkout/two.ts`, `import type { One } from '#${layer}/purchase/cart/one.ts';`],
    ]);
    expect(circling(graphOf(layer, planted))).toEqual(['purchase/cart', 'purchase/checkout']);
  });
});
