import * as v from 'valibot';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Collects the faults of data files and reports them in one error. */
export class DataChecker {
  readonly #faults = new Set<string>();

  /** `field` is a path such as `title.ro` or `blocks.2.kind`, or empty for the whole line. */
  add(file: string, line: number, message: string, field = ''): void {
    this.#faults.add(`${file}:${line} ${field && `${field}: `}${message}`);
  }

  /** The parsed value, or an empty list when it has faults; `lineOf` gives the line of a field. */
  check<Output>(
    schema: v.GenericSchema<unknown, Output>,
    value: unknown,
    file: string,
    lineOf: (path: readonly string[], isUnknown: boolean) => number,
  ): Output[] {
    const result = v.safeParse(schema, value);
    if (result.success) return [result.output];
    for (const { path = [], message, expected } of result.issues) {
      const keys = path.map(({ key }) => String(key));
      this.add(file, lineOf(keys, expected === 'never'), message, keys.join('.'));
    }
    return [];
  }

  /** Throws one error with a line for each fault, if there are any. */
  finish(): void {
    if (this.#faults.size === 0) return;
    throw new Error(['Data of the provider is wrong:', ...this.#faults].join('\n  '));
  }
}

/** Parses YAML or JSON; `lineOf` gives the line of a field, counted from `firstLine`. */
export const parseYaml = (text: string, firstLine = 1) => {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  return {
    value: document.toJS() as unknown,
    errors: document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })),
    lineOf: (path: readonly string[]) => lineAt(offsetOf(document, path)),
  };
};

/** The offset of a field, or of the deepest part of its path that exists. */
const offsetOf = ({ contents }: Document.Parsed, path: readonly string[]): number => {
  let node: Node | null = contents;
  let offset = node?.range?.[0] ?? 0;
  for (const key of path) {
    const pair =
      isMap<Node, Node | null>(node) && node.items.find((item) => isScalar(item.key) && item.key.value === key);
    const value: Node | null | undefined = pair ? pair.value : isSeq<Node>(node) ? node.items[Number(key)] : undefined;
    if (value === undefined) break;
    offset = (pair ? pair.key : value)?.range?.[0] ?? offset;
    node = value;
  }
  return offset;
};
