// `npm start`: installs what is missing, builds what is stale, runs the shop.
import { ensureBuilt, ensureInstalled, requireNode, runServer, serverArgs } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
runServer(serverArgs);
