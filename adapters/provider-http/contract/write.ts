import { writeFile } from 'node:fs/promises';
import { documentUrl, renderOpenApi } from './document.ts';

await writeFile(documentUrl, renderOpenApi());
