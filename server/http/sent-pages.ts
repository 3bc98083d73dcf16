import { isDeepStrictEqual } from 'node:util';
import { secondTimeStore } from '#adapters/cache/bounded-store.ts';
import { compressOnce, type Form } from '#server/page-cache/forms.ts';
import type { Rendered } from '#server/render.ts';

/** Bounds; bytes include the data of the pages. */
export const SENT_PAGES = { entries: 200, bytes: 16 * 1024 * 1024 } as const;

type Page = Extract<Rendered, { kind: 'page' }>;

interface SentPage extends Pick<Page, 'status' | 'noindex' | 'content'> {
  readonly body: Uint8Array;
  /** Length of its HTML; its data takes about as much. */
  readonly length: number;
}

/** The last answers of pages that are never cached. */
export interface SentPages {
  /** The last answer of an address if its data is equal, else a new one (rule CACHE-19). */
  readonly again: (address: string, page: Page, form: Form) => SentPage;
}

const compressed = ({ html, status, noindex, content }: Page, form: Form): SentPage => {
  const text = html();
  return { status, noindex, content, length: text.length, body: compressOnce(Buffer.from(text), form) };
};

export const createSentPages = (): SentPages => {
  const store = secondTimeStore<SentPage>({
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
