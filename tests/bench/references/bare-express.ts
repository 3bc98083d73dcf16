import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';
import type { Answer } from '../tools/http.ts';
import { cores, startProcess } from '../tools/processes.ts';

/** What bare Express sends at a path; the body in base64. */
export interface PreparedAnswer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

/** Headers that belong to a connection or to one answer: whoever sends it writes them itself. */
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

const prepare = ([path, { headers, body }]: readonly [string, Answer]): PreparedAnswer => ({
  path,
  headers: {
    ...Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (value === undefined || OWN.has(name) ? [] : [[name, value]])),
    ),
    'content-length': String(body.length),
  },
  body: body.toString('base64'),
});

/** Lends bare Express 5 that sends the same bytes and headers as the answers at their paths. */
export const withBareExpress = async <Found>(
  answers: readonly (readonly [string, Answer])[],
  use: (origin: string) => Promise<Found>,
): Promise<Found> => {
  const data = temporaryFolder();
  const file = join(data.path, 'answers.json');
  writeFileSync(file, JSON.stringify(answers.map(prepare)));
  const args = [join(root, 'tests/bench/references/express-server.ts'), file];
  const server = startProcess({ args, core: cores.server, cwd: root, env: { NODE_ENV: 'production' } });
  try {
    await server.until(() => server.printed.out.includes('\n'));
    return await use(`http://127.0.0.1:${JSON.parse(server.printed.out).port}`);
  } finally {
    await server.close();
    data.remove();
  }
};
