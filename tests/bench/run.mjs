// `npm run bench`: installs and builds what is missing, then measures on the shop's own Node.
import { ensureBuilt, ensureInstalled, ownNode, requireNode, run } from '../../server/launch/prepare.mjs';
import { ensureBrowser, ensureLoadTool } from '../prerequisites.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
ensureBrowser();
ensureLoadTool();
process.exit(run(ownNode, ['tests/bench/main.ts', ...process.argv.slice(2)]));
