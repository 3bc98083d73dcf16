import { readFile } from 'node:fs/promises';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: unknown;
  readonly example?: unknown;
  readonly 'x-example-from'?: string;
  readonly $ref?: string;
}

interface Content {
  readonly [type: string]: { readonly schema: unknown; readonly example?: Record<string, unknown> };
}

interface Response {
  readonly $ref?: string;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content; readonly 'x-example-from'?: Readonly<Record<string, string>> };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'> | string>>>>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface CallOptions {
  readonly lang: string;
  readonly shtoken?: string;
  readonly key?: string;
  /** Replacements in the example body, by JSON pointer. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Keeps the example's value where only a rejected call would give a better one. */
  readonly asWritten?: boolean;
}

const DOCUMENT = 'provider';
const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The value at a JSON pointer, or an error. */
export const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, part) => {
      if (typeof inner !== 'object' || inner === null || !(part in inner)) throw new Error(`Nothing at ${pointer}`);
      return (inner as Record<string, unknown>)[part];
    }, value);

/** Sets a value at a JSON pointer whose parents exist. */
const put = (target: unknown, pointer: string, value: unknown): void => {
  const cut = pointer.lastIndexOf('/');
  Object.assign(at(target, pointer.slice(0, cut)) as object, { [pointer.slice(cut + 1)]: value });
};

/** Reads the document like an outsider: YAML, JSON Schema and HTTP, without the adapter's code. */
export const openWalker = async (documentFile: URL, origin: string, staticToken: string) => {
  const document = parse(await readFile(documentFile, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(document, DOCUMENT);

  const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      typeof operation === 'string' ? [] : [{ ...operation, method: method.toUpperCase(), path }],
    ),
  );

  const operation = (id: string): Operation => {
    const found = operations.find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`The document has no operation ${id}`);
    return found;
  };

  const check = (pointer: string, value: unknown): readonly ErrorObject[] => {
    const validate = ajv.getSchema(`${DOCUMENT}#${pointer}`) ?? ajv.compile({ $ref: `${DOCUMENT}#${pointer}` });
    return validate(value) ? [] : (validate.errors ?? []);
  };

  const pointerOf = ({ path, method }: Operation) => `/paths/${escapePointer(path)}/${method.toLowerCase()}`;

  /** Violations of the document in an answer. */
  const faults = (op: Operation, { status, body }: Answer): readonly ErrorObject[] => {
    const name = String(status) in op.responses ? String(status) : 'default';
    const referred = op.responses[name]?.$ref?.slice(1);
    return check(`${referred ?? `${pointerOf(op)}/responses/${name}`}/content/application~1json/schema`, body);
  };

  /** Values for `x-example-from`, fetched once per language. */
  const living = new Map<string, Promise<unknown>>();
  const resolve = (source: string, options: CallOptions): Promise<unknown> => {
    const [callee = '', pointer = ''] = source.split('#');
    const name = `${options.lang} ${callee}`;
    const [, id = '', query = ''] = /^(\w+)(?:\?([^:]*))?/.exec(callee) ?? [];
    const answer = living.get(name) ?? call(operation(id), { lang: options.lang }, query).then(({ body }) => body);
    living.set(name, answer);
    return answer.then((body) => at(body, pointer));
  };

  const urlOf = async (op: Operation, options: CallOptions, extraQuery: string): Promise<string> => {
    let path = op.path;
    const query = new URLSearchParams(extraQuery);
    for (const parameter of op.parameters) {
      if (parameter.in !== 'path' && (parameter.in !== 'query' || extraQuery !== '')) continue;
      const from = parameter['x-example-from'];
      const value = from ? await resolve(from, options) : parameter.example;
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
      else for (const one of [value ?? []].flat()) query.append(parameter.name, String(one as string | number));
    }
    return `${origin}${path}${query.size > 0 ? `?${query}` : ''}`;
  };

  /** The example body with live values. A first, rejected call provides the values that only a rejection has. */
  const bodyOf = async (op: Operation, options: CallOptions): Promise<Record<string, unknown> | undefined> => {
    const content = Object.values(op.requestBody?.content ?? {})[0];
    if (!content) return undefined;
    const body = structuredClone(content.example ?? {});
    for (const [pointer, from] of Object.entries(op.requestBody?.['x-example-from'] ?? {})) {
      const isOwnRefusal = from.startsWith(`${op.operationId}:`);
      if (!isOwnRefusal) put(body, pointer, await resolve(from, options));
      else if (!options.asWritten) {
        const refusal = await call(op, { ...options, key: crypto.randomUUID(), asWritten: true });
        put(body, pointer, at(refusal.body, from.slice(from.indexOf('#') + 1)));
      }
    }
    for (const [pointer, value] of Object.entries(options.body ?? {})) put(body, pointer, value);
    return body;
  };

  /** Calls with the document's examples. */
  const call = async (op: Operation, options: CallOptions, extraQuery = ''): Promise<Answer> => {
    const headers = new Headers({ lang: options.lang, 'x-static-token': staticToken });
    if (options.shtoken !== undefined) headers.set('shtoken', options.shtoken);
    if (op.parameters.some(({ name }) => name === 'Idempotency-Key'))
      headers.set('idempotency-key', options.key ?? crypto.randomUUID());
    const body = await bodyOf(op, options);
    const isForm = op.requestBody?.content['multipart/form-data'] !== undefined;
    if (body && !isForm) headers.set('content-type', 'application/json');
    const response = await fetch(await urlOf(op, options, extraQuery), {
      method: op.method,
      headers,
      redirect: 'manual',
      ...(body ? { body: isForm ? formOf(body) : JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  };

  /** Violations of the document in its own examples. */
  const exampleFaults = (op: Operation): readonly ErrorObject[] => [
    ...op.parameters.flatMap((parameter, index) =>
      parameter.example === undefined ? [] : check(`${pointerOf(op)}/parameters/${index}/schema`, parameter.example),
    ),
    ...Object.entries(op.requestBody?.content ?? {}).flatMap(([type, { example }]) =>
      type === 'application/json'
        ? check(`${pointerOf(op)}/requestBody/content/application~1json/schema`, example)
        : [],
    ),
  ];

  return { operations, operation, call, faults, exampleFaults };
};

const formOf = (fields: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' }));
  return form;
};
