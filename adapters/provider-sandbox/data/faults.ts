import * as v from 'valibot';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** What is wrong in a data file, and where. */
interface Fault {
  readonly file: string;
  readonly line: number;
  /** Such as `title.ro` or `blocks.2.kind`; empty when the whole is meant. */
  readonly field: string;
  readonly message: string;
}

/** Data files that cannot be used, with every fault of them. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(faults: readonly Fault[]) {
    const lines = faults.map(({ file, line, field, message }) => `${file}:${line} ${field && `${field}: `}${message}`);
    super(['Data of the provider is wrong:', ...new Set(lines)].join('\n  '));
  }
}

/** Gathers faults, so that one error names all of them. */
export class Checker {
  readonly #faults: Fault[] = [];

  add(file: string, line: number, message: string, field = ''): void {
    this.#faults.push({ file, line, field, message });
  }

  /** The value as its schema gives it, or nothing after its faults are kept; `lineOf` says where a field stands. */
  check<Output>(
    schema: v.GenericSchema<unknown, Output>,
    value: unknown,
    file: string,
    lineOf: (path: readonly PropertyKey[], isUnknown: boolean) => number,
  ): Output[] {
    const result = v.safeParse(schema, value);
    if (result.success) return [result.output];
    for (const { path = [], message, expected } of result.issues) {
      const keys = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
      this.add(file, lineOf(keys, expected === 'never'), message, keys.join('.'));
    }
    return [];
  }

  /** Throws a `DataError` if there were faults. */
  finish(): void {
    if (this.#faults.length > 0) throw new DataError(this.#faults);
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
    lineOf: (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path)),
  };
};

/** Where the field, or what of its path there is, begins. */
const offsetOf = ({ contents }: Document.Parsed, path: readonly PropertyKey[]): number => {
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
