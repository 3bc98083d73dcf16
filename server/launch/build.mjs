// `npm run build`: builds the pages and scripts, and keeps what the pages of the build before still name.
import { join } from 'node:path';
import { keepBuiltAssets } from './keep-assets.mjs';
import { ensureInstalled, ownNode, requireNode, root, run } from './prepare.mjs';

requireNode();
ensureInstalled();
keepBuiltAssets(root);
process.exit(run(ownNode, [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...process.argv.slice(2)]));
