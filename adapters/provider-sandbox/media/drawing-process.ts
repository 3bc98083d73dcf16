import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { openDrawer } from './drawer.ts';

/** What this process answers about each picture whose name it was sent: where it is, or why it could not be drawn. */
export interface Drawn {
  readonly name: string;
  readonly path?: string;
  readonly error?: string;
}

const [, , dataDir = ''] = process.argv;
const { draw } = openDrawer(dataDir);
const queue = new PQueue({ concurrency: availableParallelism() });

const answer = async (name: string): Promise<void> => {
  const drawn = await queue
    .add(() => draw(name))
    .then(
      (path): Drawn => ({ name, path }),
      (error: unknown): Drawn => ({ name, error: String(error) }),
    );
  process.send?.(drawn);
};

process.on('message', (name: string) => void answer(name));
process.once('disconnect', () => process.exit(0));
