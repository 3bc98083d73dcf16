/** The parts of a document that differ from page to page, in their order. */
export interface DocumentParts {
  /** Value of `lang`. */
  readonly language: string;
  readonly head: string;
  readonly body: string;
  /** What the browser's first render starts from, as JSON that is safe within HTML. */
  readonly state: string;
}

/** What stands for the parts in a frame: nothing that a page could contain. */
export const documentMarks: DocumentParts = {
  language: 'zz-frame-language',
  head: '<meta name="frame-head">',
  body: '<i data-frame-body></i>',
  state: '{"frame":"state"}',
};

/** Scripts come after everything that is seen: neither the style sheet nor a picture waits for them. */
const withScriptsLast = (frame: string): string =>
  frame.replaceAll(/<link rel="modulepreload"|<script(?=[^>]* type="module")/g, (tag) => `${tag} fetchpriority="low"`);

/** Reads a frame: gives the function that makes a document of parts. Throws when a mark is not there. */
export const documentFrame = (frame: string): ((parts: DocumentParts) => string) => {
  const pieces: string[] = [];
  let rest = withScriptsLast(frame);
  for (const mark of [documentMarks.language, documentMarks.head, documentMarks.body, documentMarks.state]) {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The document's frame lacks ${mark}`);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + mark.length);
  }
  const [toLanguage, toHead, toBody, toState] = pieces;
  return ({ language, head, body, state }) =>
    toLanguage + language + toHead + head + toBody + body + toState + state + rest;
};
