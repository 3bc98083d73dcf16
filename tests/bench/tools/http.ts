import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire: not decompressed. */
  readonly body: Buffer;
  /** From the question to the last byte, ms. */
  readonly ms: number;
}

/** Asks for an address as a browser does and gives the answer as it stood on the wire. */
const ask = (url: string, encoding = 'identity'): Promise<Answer> => {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers: { accept: 'text/html,*/*', 'accept-encoding': encoding } }, (response) => {
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            ms: performance.now() - startedAt,
          }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
};

/** The same, of a page that must be there. */
export const askPage = async (url: string, encoding?: string): Promise<Answer> => {
  const answer = await ask(url, encoding);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return answer;
};

const PAUSE_MS = 700;
const SAME_TIMES = 4;

/** A page as it is answered once whatever is prepared after its first answer stands: asked until it stays the same. */
export const settledPage = async (url: string, encoding: string): Promise<Answer> => {
  let last = await askPage(url, encoding);
  for (let same = 0, asked = 0; same < SAME_TIMES && asked < 20; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const next = await askPage(url, encoding);
    same = next.body.equals(last.body) ? same + 1 : 0;
    last = next;
  }
  return last;
};
