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

/** Placeholders of the parts in a frame; no page contains them. Vike puts its scripts between `scripts` and the end. */
export const documentMarks = {
  language: 'zz-frame-language',
  head: '<meta name="frame-head">',
  body: '<i data-frame-body></i>',
  state: '{"frame":"state"}',
  scripts: '<i data-frame-scripts></i>',
} as const;

const END = '</body>';

/**
 * Reads a frame: gives the function that makes a document of parts. The scripts wait in a template, from which
 * `pre-hydration.ts` takes them. Throws when a placeholder is missing.
 */
export const documentFrame = (frame: string): ((parts: DocumentParts) => string) => {
  const pieces: string[] = [];
  let rest = frame;
  for (const mark of [...Object.values(documentMarks), END]) {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The document's frame lacks ${mark}`);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + mark.length);
  }
  const [toLanguage, toHead, toBody, toState, toScripts, scripts] = pieces;
  return ({ language, marks, style, head, body, state, preloads }) =>
    `${toLanguage}${language}${marks.map((mark) => `" data-${mark}="`).join('')}${style === '' ? '' : `" style="${style}`}${toHead}${head}${toBody}${body}${toState}${state}${toScripts}<template id="scripts">${preloads}${scripts}</template>${END}${rest}`;
};
