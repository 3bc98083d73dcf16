import type { Plugin } from 'vite';

/**
 * Node asks of an import to say that it is JSON. In development Vite serves JSON as a script, leaves that word in dynamic
 * imports, and browsers refuse what comes (vitejs/vite#19095).
 */
export const plainJsonImports: Plugin = {
  name: 'plain-json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/i18n\/languages\.ts$/, code: "with: { type: 'json' }" },
    handler: (code) => code.replaceAll(", { with: { type: 'json' } }", ''),
  },
};
