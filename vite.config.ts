import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/** Where the browser begins. */
const ENTRY = new URL('ui/renderer/+client.tsx', import.meta.url).pathname;

/** Libraries that every page stands on. */
const LIBRARIES = /\/node_modules\/(?:react|react-dom|scheduler|react-router|mobx|mobx-react-lite)\//;

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules of our own that the browser's entry needs at once, and every page with it; found on the first question. */
const everyPagesModules = () => {
  const found = new Set<string>();
  const visit = (id: string, graph: Graph): void => {
    if (found.has(id) || id.includes('/node_modules/') || !/\/(?:ui|adapters|core)\//.test(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, graph);
  };
  return (id: string, graph: Graph): boolean => {
    if (found.size === 0) visit(ENTRY, graph);
    return found.has(id);
  };
};
const isOnEveryPage = everyPagesModules();

export default defineConfig({
  plugins: [vike(), react(), tailwindcss()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What comes with every page comes in few files: dozens of tiny ones compress badly and cost a request each.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'libraries', test: LIBRARIES, priority: 3 },
                { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 2 },
                { name: (id, graph) => (isOnEveryPage(id, graph) ? 'frame' : null), debugName: 'frame', priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/reports/**', '**/tests/**'] } },
});
