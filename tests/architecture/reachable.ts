import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Declaration, type ParsedFile, parseFile, type Source } from './declarations.ts';

/** Where what runs begins: the server, its commands, the browser, and the pages, which are found by their folders. */
const ENTRIES = [
  'server/main.ts',
  'server/commands/main.ts',
  'ui/renderer/+*.{ts,tsx}',
  'ui/renderer/render-address.tsx',
  'ui/pages/*/{loader.ts,page.tsx}',
  'adapters/browser/offline-worker.ts',
];

/** An exported function, class or component that something which runs leads to. */
export interface Reached {
  /** Path of its file and its name. */
  readonly at: string;
  /** Its text with its doc comment. */
  readonly text: string;
}

/** What of a project's sources is run, declaration by declaration: followed from the entries, through every index. */
export const reachable = (root: string): readonly Reached[] => {
  const files = new Map<string, ParsedFile | undefined>();
  const evaluated = new Set<string>();
  const reached = new Map<Declaration, string>();

  const read = (path: string): ParsedFile | undefined => {
    if (!files.has(path)) {
      const isOurs = /\.tsx?$/.test(path) && existsSync(join(root, path));
      files.set(path, isOurs ? parseFile(path, readFileSync(join(root, path), 'utf8')) : undefined);
    }
    return files.get(path);
  };
  const resolve = (from: string, specifier: string): string => {
    // A script that is built for itself is run by whoever loads its address.
    const file = specifier.replace(/\?worker\b.*$/, '');
    return file.startsWith('#') ? file.slice(1) : file.startsWith('.') ? join(dirname(from), file) : file;
  };

  const follow = (path: string, declaration: Declaration): void => {
    if (reached.has(declaration)) return;
    reached.set(declaration, path);
    for (const name of declaration.mentions) reachLocal(path, name);
    for (const specifier of declaration.loads) reachAll(resolve(path, specifier));
    evaluate(path);
  };
  const reachLocal = (path: string, name: string): void => {
    const file = read(path);
    const own = file?.declarations.get(name);
    const source = file?.imports.get(name);
    if (own) follow(path, own);
    else if (source) reachSource(path, source);
  };
  const reachSource = (path: string, { from, name }: Source): void => {
    const target = resolve(path, from);
    if (name === '*') reachAll(target);
    else reachExport(target, name);
  };
  const reachExport = (path: string, name: string): boolean => {
    const file = read(path);
    if (!file) return false;
    const handed = file.exports.get(name);
    if (typeof handed === 'string') reachLocal(path, handed);
    else if (handed) reachSource(path, handed);
    else return file.exportsAll.some((from) => reachExport(resolve(path, from), name));
    return true;
  };
  const reachAll = (path: string): void => {
    const file = read(path);
    if (!file) return;
    evaluate(path);
    for (const name of file.exports.keys()) reachExport(path, name);
    for (const from of file.exportsAll) reachAll(resolve(path, from));
  };
  const evaluate = (path: string): void => {
    const file = read(path);
    if (!file || evaluated.has(path)) return;
    evaluated.add(path);
    for (const effect of file.effects) follow(path, effect);
    for (const from of file.evaluates) evaluate(resolve(path, from));
  };

  for (const entry of ENTRIES.flatMap((pattern) => globSync(pattern, { cwd: root }))) reachAll(entry);
  return [...reached].flatMap(([{ name, isRun, text }, path]) => {
    const isExported = [...(read(path)?.exports.values() ?? [])].includes(name);
    return isRun && isExported ? [{ at: `${path} ${name}`, text }] : [];
  });
};
