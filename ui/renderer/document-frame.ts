/** The parts of a document that differ from page to page, in their order. */
export interface DocumentParts {
  /** Value of `lang`. */
  readonly language: string;
  /** Names of the data attributes that the document's element is marked with. */
  readonly marks: readonly string[];
  /** Value of the document's `style`; empty for none. */
  readonly style: string;
  readonly head: string;
  readonly body: string;
  /** What the browser's first render starts from, as JSON that is safe within HTML. */
  readonly state: string;
  /** Links to what the page's own scripts are fetched ahead with. */
  readonly preloads: string;
}

/** What stands for the parts in a frame: nothing that a page could contain. */
export const documentMarks: Omit<DocumentParts, 'marks' | 'preloads' | 'style'> = {
  language: 'zz-frame-language',
  head: '<meta name="frame-head">',
  body: '<i data-frame-body></i>',
  state: '{"frame":"state"}',
};

/** Links to scripts and the scripts themselves, as they stand in a frame. */
const SCRIPTS = /<link rel="modulepreload"[^>]*>|<script(?=[^>]* type="module")[^>]*>[^<]*<\/script>/g;

/** In development whatever Vite puts there belongs to the page at once. */
const isBuilt = (script: string): boolean => script.includes('/assets/');

/** What comes before all others is in the head already, and nothing has to fetch it ahead. */
const isOfHead = (script: string): boolean => script.includes('/assets/pre-hydration');

const END = '</body>';

/**
 * Reads a frame: gives the function that makes a document of parts. The built scripts stand in a template, from which
 * `pre-hydration.ts` takes them when it is their turn. Throws when a mark is not there.
 */
export const documentFrame = (frame: string): ((parts: DocumentParts) => string) => {
  const pieces: string[] = [];
  const scripts = (frame.match(SCRIPTS) ?? []).filter(isBuilt);
  let rest = scripts.reduce((left, script) => left.replace(script, ''), frame);
  for (const mark of [documentMarks.language, documentMarks.head, documentMarks.body, documentMarks.state]) {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The document's frame lacks ${mark}`);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + mark.length);
  }
  const [toLanguage, toHead, toBody, toState] = pieces;
  const [afterState, end] = rest.split(END);
  if (end === undefined) throw new Error(`The document's frame lacks ${END}`);
  const written = scripts.filter((script) => !isOfHead(script)).join('');
  return ({ language, marks, style, head, body, state, preloads }) =>
    `${toLanguage}${language}${marks.map((mark) => `" data-${mark}="`).join('')}${style === '' ? '' : `" style="${style}`}${toHead}${head}${toBody}${body}${toState}${state}${afterState}<template id="scripts">${preloads}${written}</template>${END}${end}`;
};
