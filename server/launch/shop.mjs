// `npm run shop -- <command>`: what the operator does beside a running shop.
import { ensureInstalled, ownNode, requireNode, run } from './prepare.mjs';

requireNode();
ensureInstalled();
process.exit(run(ownNode, ['server/commands/main.ts', ...process.argv.slice(2)]));
