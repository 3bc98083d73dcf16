import { picturesAhead } from './draw-ahead.ts';
import { openDrawer } from './drawer.ts';

const [, , dataDir = ''] = process.argv;
const { sql, draw } = openDrawer(dataDir);

process.once('disconnect', () => process.exit(0));
// One after the other; what cannot be drawn or kept now is drawn when it is asked for.
for (const address of picturesAhead(sql)) await draw(address.replace('/media/', '')).catch(() => undefined);
process.exit(0);
