import * as v from 'valibot';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Gathers what is wrong in data files, so that one error names all of it. */
export class Checker {
  readonly #faults = new Set<string>();

  /** `field` is such as `title.ro` or `blocks.2.kind`; empty when the whole line is meant. */
  add(file: string, line: number, message: string, field = ''): void {
    this.#faults.add(`${file}:${line} ${field && `${field}: `}${message}`);
  }

  /** The value as its schema gives it, or nothing after its faults are kept; `lineOf` says where a field stands. */
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

  /** Throws one error with a line for each fault, if there were any. */
  finish(): void {
    if (this.#faults.size === 0) return;
    throw new Error(['Data of the provider is wrong:', ...this.#faults].join('\n  '));
  }
}

/** Reads YAML, or JSON, which is YAML as well; `lineOf` finds the line of a field, the first being `firstLine`. */
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

/** Where the field, or what of its path there is, begins. */
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
