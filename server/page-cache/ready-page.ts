import { createHash } from 'node:crypto';
import type { Header, StoredPage } from '#adapters/cache/shared-pages.ts';
import { agesOf, type Deadlines, deadlinesAfterFailure, deadlinesOf, showsPrices } from '#core/site/caching/index.ts';
import type { Site } from '#ui/app/head.ts';
import { compress, decompress, type Form } from './forms.ts';

/** A page's address and its key in the cache. */
export interface PageAddress {
  readonly key: string;
  /** Path without query. */
  readonly path: string;
  readonly site: Site;
}

/** An answer in one encoding, ready to send. */
export interface ReadyForm {
  /** Names and values in turn, as `writeHead` takes them; each answer fills in those of `SLOT`. */
  readonly headers: string[];
  /** The headers of a 304. */
  readonly unchanged: string[];
  /** Entity tag. */
  readonly tag: string;
  readonly body: Uint8Array;
}

/** Places in the headers of the values that differ between answers. */
export const SLOT = { id: 1, age: 3, cache: 5 } as const;

/** An in-memory page, with a ready form for each encoding that was asked for. */
export interface ReadyPage extends Deadlines {
  readonly address: PageAddress;
  stored: StoredPage;
  readonly forms: Partial<Record<Form, ReadyForm>>;
  freshUntil: number;
  shownUntil: number;
  keptUntil: number;
}

/** A page of the same HTML and headers has the same hash. */
export const hashOf = (html: Uint8Array, pageHeaders: readonly Header[]): string =>
  createHash('sha256').update(JSON.stringify(pageHeaders)).update(html).digest('base64url').slice(0, 24);

const deadlines = ({ keeping, tags, complete, renderedAt }: StoredPage, priceMaxAge: number): Deadlines =>
  deadlinesOf(agesOf({ keeping, priced: showsPrices(tags), complete }, priceMaxAge), renderedAt);

/** Makes a stored page ready in brotli; `priceMaxAge` in seconds. */
export const readyPage = (address: PageAddress, stored: StoredPage, priceMaxAge: number): ReadyPage => {
  const page = { address, stored, forms: {}, ...deadlines(stored, priceMaxAge) };
  return addForm(page, stored.brotli.length === 0 ? 'identity' : 'br', stored.brotli);
};

/** Refreshes metadata when the HTML has not changed. */
export const refreshMetadata = (
  page: ReadyPage,
  metadata: Omit<StoredPage, 'brotli' | 'effort'>,
  priceMaxAge: number,
): void => {
  const { brotli, effort } = page.stored;
  page.stored = { ...metadata, brotli, effort };
  Object.assign(page, deadlines(page.stored, priceMaxAge));
};

/** Serves the page past its time while the provider fails (rule CACHE-7). */
export const serveStale = (page: ReadyPage, now: number): void =>
  void Object.assign(page, deadlinesAfterFailure(page, now));

const OVERHEAD = 2048;
/** Approximate bytes of memory that a page takes, without its key. */
export const sizeOf = ({ address, forms, stored }: ReadyPage): number => {
  let bytes = OVERHEAD + address.path.length + stored.tags.length * 48;
  for (const form of Object.values(forms)) bytes += form.body.length;
  return bytes;
};

const addForm = (page: ReadyPage, form: Form, body: Uint8Array): ReadyPage => {
  const { hostHeaders, pageHeaders, hash, effort } = page.stored;
  const all = [...hostHeaders, ...pageHeaders];
  const vary = all.filter(([name]) => name === 'vary').map(([, value]) => value);
  // Forms differ in their bytes, and so in their tags.
  const tag = form === 'identity' ? `"${hash}"` : `"${hash}.${form}-${effort}"`;
  const common = ['x-request-id', '', 'age', '', 'x-cache', ''].concat(
    ...all.filter(([name]) => name !== 'vary'),
    'vary',
    [...vary, 'accept-encoding'].join(', '),
    'etag',
    tag,
  );
  page.forms[form] = {
    headers: common.concat(
      ...(form === 'identity' ? [] : ['content-encoding', form]),
      'content-length',
      String(body.length),
    ),
    unchanged: common,
    tag,
    body,
  };
  return page;
};

const htmlOf = async ({ stored: { brotli } }: ReadyPage): Promise<Uint8Array> =>
  brotli.length === 0 ? brotli : decompress(brotli);

/** The form of a page, made now if it is asked for the first time. */
export const formOf = async (page: ReadyPage, form: Form): Promise<ReadyForm> => {
  const wanted = page.stored.brotli.length === 0 ? 'identity' : form;
  const ready = page.forms[wanted];
  if (ready) return ready;
  addForm(page, wanted, await compress(await htmlOf(page), wanted, page.stored.effort));
  return page.forms[wanted] as ReadyForm;
};

/** Compresses all forms of a page again, at the best level. */
export const compressBest = async (page: ReadyPage): Promise<void> => {
  const html = await htmlOf(page);
  const bodies = new Map<Form, Uint8Array>();
  for (const form of new Set<Form>(['br', ...(Object.keys(page.forms) as Form[])]))
    bodies.set(form, await compress(html, form, 'best'));
  page.stored = { ...page.stored, brotli: bodies.get('br') ?? page.stored.brotli, effort: 'best' };
  for (const [form, body] of bodies) addForm(page, form, body);
};
