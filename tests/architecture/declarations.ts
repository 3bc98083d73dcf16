import { parseAst } from 'vite';

/** A node of a parsed file, as far as it is looked at here. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

/** Something that a file declares at its top, or lets in from elsewhere. */
export interface Declaration {
  readonly name: string;
  /** It is a function, a class, or what a call makes: something that runs. */
  readonly isRun: boolean;
  /** Its own text with the comment before it. */
  readonly text: string;
  /** Names that it mentions, types apart. */
  readonly mentions: ReadonlySet<string>;
  /** Files that it loads when it runs. */
  readonly loads: readonly string[];
}

/** A name that a file takes from another one; `*` stands for all of them. */
export interface Source {
  readonly from: string;
  readonly name: string;
}

/** What one file declares, takes in and hands out. */
export interface ParsedFile {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly imports: ReadonlyMap<string, Source>;
  /** Outer name → the name within the file, or where it comes from. */
  readonly exports: ReadonlyMap<string, string | Source>;
  /** Files all of whose names are handed out. */
  readonly exportsAll: readonly string[];
  /** Files that are evaluated with this one. */
  readonly evaluates: readonly string[];
  /** What happens as soon as the file is evaluated. */
  readonly effects: readonly Declaration[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodes = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const textOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { readonly name?: string; readonly value?: string };
  return name ?? value ?? '';
};

/** Children that are names of members and no mention of anything at the top of a file. */
const MEMBER_NAMES: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  JSXAttribute: 'name',
};

const collect = (node: Node, mentions: Set<string>, loads: string[]): void => {
  if (node.type.startsWith('TS') && !isNode(node.expression)) return;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') mentions.add(textOf(node));
  if (node.type === 'ImportExpression') loads.push(textOf(node.source));
  const member = node.computed === true || node.shorthand === true ? undefined : MEMBER_NAMES[node.type];
  for (const [key, value] of Object.entries(node)) {
    if (key === member || key === 'typeAnnotation' || key === 'returnType') continue;
    for (const child of nodes(value)) collect(child, mentions, loads);
  }
};

const RUN = /^(?:Function|Class|ArrowFunction|Call|New|Await)/;

/** The comment that stands directly before a place of a text. */
const commentBefore = (text: string, place: number): string =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, place))?.[0] ?? '';

/** Reads the top of a file; `path` says by its ending how it is written. */
export const parseFile = (path: string, text: string): ParsedFile => {
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, Source>();
  const exports = new Map<string, string | Source>();
  const exportsAll: string[] = [];
  const evaluates: string[] = [];
  const effects: Declaration[] = [];

  const declare = (name: string, statement: Node, value: Node): Declaration => {
    const mentions = new Set<string>();
    const loads: string[] = [];
    collect(value, mentions, loads);
    mentions.delete(name);
    const words = commentBefore(text, statement.start) + text.slice(value.start, value.end);
    return { name, isRun: RUN.test(value.type), text: words, mentions, loads };
  };
  const declareAll = (statement: Node, declared: Node): readonly string[] => {
    if (declared.type.startsWith('TS')) return [];
    if (declared.type !== 'VariableDeclaration') {
      const name = textOf(declared.id) || 'default';
      declarations.set(name, declare(name, statement, declared));
      return [name];
    }
    return nodes(declared.declarations).flatMap((one) => {
      const bound = new Set<string>();
      if (isNode(one.id)) collect(one.id, bound, []);
      const value = isNode(one.init) ? one.init : one;
      for (const name of bound) declarations.set(name, declare(name, statement, value));
      return [...bound];
    });
  };

  const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  for (const statement of nodes(program.body)) {
    const from = isNode(statement.source) ? textOf(statement.source) : undefined;
    if (statement.importKind === 'type' || statement.exportKind === 'type') continue;
    const values = nodes(statement.specifiers).filter((one) => one.importKind !== 'type' && one.exportKind !== 'type');
    const isEmpty = nodes(statement.specifiers).length > 0 && values.length === 0;
    if (from !== undefined && !isEmpty) evaluates.push(from);
    if (statement.type === 'ImportDeclaration') {
      for (const one of values) {
        const name =
          one.type === 'ImportSpecifier'
            ? textOf(one.imported)
            : one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*';
        imports.set(textOf(one.local), { from: from ?? '', name });
      }
    } else if (statement.type === 'ExportAllDeclaration') exportsAll.push(from ?? '');
    else if (statement.type === 'ExportDefaultDeclaration') {
      const [declared] = nodes(statement.declaration);
      if (declared) declarations.set('default', declare('default', statement, declared));
      exports.set('default', 'default');
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const name of nodes(statement.declaration).flatMap((declared) => declareAll(statement, declared)))
        exports.set(name, name);
      for (const one of values)
        exports.set(textOf(one.exported), from === undefined ? textOf(one.local) : { from, name: textOf(one.local) });
    } else if (/Declaration$/.test(statement.type)) declareAll(statement, statement);
    else effects.push(declare('', statement, statement));
  }
  return { declarations, imports, exports, exportsAll, evaluates, effects };
};
