import * as v from 'valibot';

/** A block of Editor.js, as far as the shop shows it. */
const blockWire = v.object({
  type: v.string(),
  data: v.object({
    text: v.optional(v.string()),
    level: v.optional(v.number()),
    style: v.optional(v.string()),
    items: v.optional(v.array(v.unknown())),
  }),
});
const richWire = v.pipe(v.string(), v.parseJson(), v.object({ blocks: v.array(v.unknown()) }));

type Block = v.InferOutput<typeof blockWire>;

/** Least level of a heading in a text: the first is the page's own. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;

const wordsOf = (item: unknown): string => {
  if (typeof item === 'string') return item;
  const parsed = v.safeParse(v.object({ content: v.string() }), item);
  return parsed.success ? parsed.output.content : '';
};

const htmlOf = ({ type, data }: Block): string => {
  const { text = '', level = FIRST_LEVEL, style, items = [] } = data;
  if (type === 'paragraph') return `<p>${text}</p>`;
  if (type === 'quote') return `<blockquote>${text}</blockquote>`;
  if (type === 'header') {
    const tag = `h${Math.min(LAST_LEVEL, Math.max(FIRST_LEVEL, level))}`;
    return `<${tag}>${text}</${tag}>`;
  }
  if (type !== 'list') return '';
  const tag = style === 'ordered' ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${wordsOf(item)}</li>`).join('')}</${tag}>`;
};

/**
 * HTML of a rich text, which Saleor keeps as Editor.js: paragraphs, headings, lists and quotes; blocks of other kinds
 * are left out. Its words may hold markup of their own, so it still has to be cleaned. Empty for what is no rich text.
 */
export const richTextHtml = (text: string | null | undefined): string => {
  const rich = v.safeParse(richWire, text);
  if (!rich.success) return '';
  return rich.output.blocks
    .map((block) => v.safeParse(blockWire, block))
    .map((block) => (block.success ? htmlOf(block.output) : ''))
    .join('');
};
