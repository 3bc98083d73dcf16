// What a container runs: the build is in its image; what the pages of earlier builds name is in a folder that outlives it.
import cluster from 'node:cluster';
import { keepBuiltAssets } from './keep-assets.mjs';
import { root } from './prepare.mjs';

if (cluster.isPrimary) keepBuiltAssets(root);
await import('../main.ts');
