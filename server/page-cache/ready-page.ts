import { createHash } from 'node:crypto';
import {
  afterTrouble,
  agesOf,
  type Deadlines,
  deadlinesOf,
  type Header,
  type KeptPage,
  showsPrices,
} from '#core/site/caching/index.ts';
import type { Site } from '#ui/app/head.ts';
import { compress, decompress, type Form } from './forms.ts';

/** Where a page stands, and under which key it is kept. */
export interface PageAddress {
  readonly key: string;
  /** Path without query. */
  readonly path: string;
  readonly site: Site;
}

/** An answer in one form, as it goes out. */
export interface ReadyForm {
  /** Names and values in turn, as `writeHead` takes them; the first values are each answer's own, see `SLOT`. */
  readonly headers: string[];
  /** The same for whoever has the page already. */
  readonly unchanged: string[];
  /** Its entity tag. */
  readonly tag: string;
  readonly body: Uint8Array;
}

/** Where in the headers stands what differs between answers. */
export const SLOT = { id: 1, age: 3, cache: 5 } as const;

/** A page in the memory of this process: what of it was asked for stands ready. */
export interface ReadyPage extends Deadlines {
  readonly address: PageAddress;
  kept: KeptPage;
  readonly forms: Partial<Record<Form, ReadyForm>>;
  /** Its text, until it is compressed as hard as it goes. */
  text: Uint8Array | undefined;
  freshUntil: number;
  shownUntil: number;
  keptUntil: number;
}

/** Names a text with its headers; a page that says the same again needs no new bytes. */
export const hashOf = (text: Uint8Array, own: readonly Header[]): string =>
  createHash('sha256').update(JSON.stringify(own)).update(text).digest('base64url').slice(0, 24);

const deadlines = ({ keeping, tags, whole, renderedAt }: KeptPage, priceMaxAge: number): Deadlines =>
  deadlinesOf(agesOf({ keeping, priced: showsPrices(tags), whole }, priceMaxAge), renderedAt);

/** A kept page with its brotli form ready; `priceMaxAge` in seconds. */
export const readyPage = (address: PageAddress, kept: KeptPage, priceMaxAge: number, text?: Uint8Array): ReadyPage => {
  const { packed } = kept;
  const page = { address, kept, forms: {}, text, ...deadlines(kept, priceMaxAge) };
  return addForm(page, packed.length === 0 ? 'identity' : 'br', packed);
};

/** Takes over what a newer rendering of the very same text knows. */
export const renewed = (page: ReadyPage, known: Omit<KeptPage, 'packed' | 'effort'>, priceMaxAge: number): void => {
  const { packed, effort } = page.kept;
  page.kept = { ...known, packed, effort };
  Object.assign(page, deadlines(page.kept, priceMaxAge));
};

/** Lets the page stand in while the provider fails (rule CACHE-7). */
export const standIn = (page: ReadyPage, now: number): void => void Object.assign(page, afterTrouble(page, now));

const LITTLE = 1024;
/** Bytes of memory that a page takes, more or less. */
export const sizeOf = ({ address, forms, text, kept }: ReadyPage): number => {
  let bytes = LITTLE * 2 + address.key.length + address.path.length + kept.tags.length * 48 + (text?.length ?? 0);
  for (const form of Object.values(forms)) bytes += form.body.length;
  return bytes;
};

const VARIES = 'accept-encoding';

const addForm = (page: ReadyPage, form: Form, body: Uint8Array): ReadyPage => {
  const { fixed, own, hash, effort } = page.kept;
  const all = [...fixed, ...own];
  const vary = all.filter(([name]) => name === 'vary').map(([, value]) => value);
  // Every form has bytes of its own, and so a tag of its own.
  const tag = form === 'identity' ? `"${hash}"` : `"${hash}.${form}-${effort}"`;
  const common = ['x-request-id', '', 'age', '', 'x-cache', ''].concat(
    ...all.filter(([name]) => name !== 'vary'),
    'vary',
    [...vary, VARIES].join(', '),
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

/** The text of a page. */
const textOf = async (page: ReadyPage): Promise<Uint8Array> => {
  const { packed } = page.kept;
  return page.text ?? (packed.length === 0 ? packed : decompress(packed));
};

/** A page in a form, made now if nobody has asked for it yet. */
export const formOf = async (page: ReadyPage, form: Form): Promise<ReadyForm> => {
  const wanted = page.kept.packed.length === 0 ? 'identity' : form;
  const ready = page.forms[wanted];
  if (ready) return ready;
  const body = await compress(await textOf(page), wanted, page.kept.effort);
  addForm(page, wanted, body);
  return page.forms[wanted] as ReadyForm;
};

/** Compresses a page as hard as it goes, in every form that was asked for; its text need not be held any longer. */
export const compressHard = async (page: ReadyPage): Promise<void> => {
  const text = await textOf(page);
  const asked = Object.keys(page.forms) as Form[];
  const bodies = new Map<Form, Uint8Array>();
  for (const form of new Set<Form>(['br', ...asked])) bodies.set(form, await compress(text, form, 'best'));
  const packed = bodies.get('br') ?? page.kept.packed;
  page.kept = { ...page.kept, packed, effort: 'best' };
  for (const [form, body] of bodies) addForm(page, form, body);
  page.text = undefined;
};
