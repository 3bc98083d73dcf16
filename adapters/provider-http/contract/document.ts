import { stringify } from 'yaml';
import { buildOpenApi } from './openapi.ts';

/** The committed document. */
export const documentUrl = new URL('./openapi.yaml', import.meta.url);

/** The text of the document. */
export const renderOpenApi = (): string =>
  `# Written by \`npm run contract:write\` from calls/*.ts; do not edit.\n${stringify(buildOpenApi(), {
    aliasDuplicateObjects: false,
    lineWidth: 120,
  })}`;
