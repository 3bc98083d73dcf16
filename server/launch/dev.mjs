// `npm run dev`: the shop with hot reload of its pages, restarted when its server side changes.
import { ensureInstalled, requireNode, runServer } from './prepare.mjs';

requireNode();
ensureInstalled();
runServer(['--watch-path=server', '--watch-path=core', '--watch-path=adapters', 'server/main.ts', '--dev']);
