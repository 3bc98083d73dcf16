import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = new URL('.', import.meta.url).pathname;

/** The gallery as a page of its own, apart from the shop's build. */
export default defineConfig({
  root: here,
  plugins: [react(), tailwindcss()],
  // Pictures keep their names: by its ending the shop's own picture knows a drawing.
  build: { assetsInlineLimit: 0, outDir: `${here}../../dist/gallery`, emptyOutDir: true },
  server: { fs: { allow: [`${here}../..`] } },
});
