import { isDeepStrictEqual } from 'node:util';
import { boundedStore } from '#adapters/cache/bounded-store.ts';
import { compressOnce, type Form } from '#server/page-cache/forms.ts';
import type { Rendered } from '#server/render.ts';

/** Most pages, and their bytes with what they are made of. */
export const SENT_PAGES = { entries: 200, bytes: 16 * 1024 * 1024 } as const;

type Page = Extract<Rendered, { kind: 'page' }>;

/** A page in the form that it is sent in. */
interface SentPage extends Pick<Page, 'status' | 'noindex' | 'content'> {
  readonly body: Uint8Array;
  /** Length of its HTML: what it is made of weighs about as much. */
  readonly length: number;
}

/** Pages that no cache keeps, as they were last sent. */
export interface SentPages {
  /** The page in a form: as it was last sent from its address if it is made of the same, else rendered (rule CACHE-19). */
  readonly again: (address: string, page: Page, form: Form) => SentPage;
}

const compressed = ({ html, status, noindex, content }: Page, form: Form): SentPage => {
  const text = html();
  return { status, noindex, content, length: text.length, body: compressOnce(Buffer.from(text), form) };
};

/** Remembers what was sent, the newest used first to stay; nothing of a partner's. */
export const createSentPages = (): SentPages => {
  const store = boundedStore<SentPage>({
    ...SENT_PAGES,
    sizeOf: ({ body, length }) => body.byteLength + length,
  });
  return {
    again: (address, page, form) => {
      if (!page.content) return compressed(page, form);
      const key = `${form} ${address}`;
      const last = store.get(key);
      if (last && isDeepStrictEqual(last.content, page.content)) return last;
      const made = compressed(page, form);
      store.set(key, made);
      return made;
    },
  };
};
