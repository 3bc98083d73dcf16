import { stringify } from 'yaml';
import { buildOpenApi } from './openapi.ts';

/** Where the committed document lies. */
export const documentUrl = new URL('./openapi.yaml', import.meta.url);

/** The document as the text of its file. */
export const renderOpenApi = (): string =>
  `# Written by \`npm run contract:write\` from calls/*.ts; do not edit.\n${stringify(buildOpenApi(), {
    aliasDuplicateObjects: false,
    lineWidth: 120,
  })}`;
