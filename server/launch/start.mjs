// `npm start`: installs what is missing, builds what is stale, runs the shop.
import { ensureBuilt, ensureInstalled, requireNode, runServer } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
runServer(['server/main.ts']);
