import { dirname, join, normalize } from 'node:path';

/** The tracked tree as the checks of prose see it. */
export interface Tree {
  /** Every file, from the root. */
  readonly files: readonly string[];
  /** Text of every Markdown file by its path. */
  readonly prose: ReadonlyMap<string, string>;
  readonly scripts: readonly string[];
  /** Names of all dependencies, development ones too. */
  readonly dependencies: readonly string[];
  /** Folders that only exist once something has run. */
  readonly generated: readonly string[];
}

const withoutFences = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
const codesOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const linksOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^(?:https?|mailto):/.test(link));

const ENDING = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css|webp|png)$/;
/** Text in backticks that can only be a path of the tree: not an address of the shop, a package, or a kind of file. */
const isPath = (code: string): boolean =>
  /^#?[\w.+<][\w.+<>*$-]*(?:\/[\w.+<>*$-]*)*$/.test(code) &&
  !/^(?:application|image|multipart|text)\//.test(code) &&
  (code.includes('/') || ENDING.test(code));

/** `<feature>` and `*` stand for any name. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .split(/(<\w+>|\*\*|\*)/)
      .map((part, index) =>
        index % 2 === 0 ? part.replaceAll(/[.+$-]/g, String.raw`\$&`) : part === '**' ? '.*' : '[^/]*',
      )
      .join('')}$`,
  );

/** A folder and those around it, the nearest first, with the root as an empty text. */
const around = (folder: string): string[] =>
  folder === '.' || folder === '' ? [''] : [folder, ...around(dirname(folder))];

const foldersOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => around(dirname(file))));

/** Paths in backticks and links that lead nowhere; a path counts from the file's own folder or one around it. */
export const lostPaths = ({ files, prose, generated }: Tree): string[] => {
  const known = [...files, ...foldersOf(files)];
  const stands = (path: string, folder: string): boolean => {
    const bare = path.replace(/^#/, '');
    if (generated.includes(bare.split('/')[0] ?? '')) return true;
    const named = around(folder).map((from) => patternOf(normalize(join(from, bare))));
    // A file that is named without its folder stands anywhere below the README that names it.
    const below = folder === '.' || bare.includes('/') ? [] : [patternOf(`${folder}/**/${bare}`)];
    return [...named, ...below].some((pattern) => known.some((file) => pattern.test(file)));
  };
  return [...prose].flatMap(([file, text]) => {
    const folder = dirname(file);
    const lost = codesOf(text).filter((code) => isPath(code) && !stands(code, folder));
    const broken = linksOf(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(folder, path));
      if (!known.includes(target.replace(/\/$/, ''))) return true;
      return anchor !== undefined && !headingsOf(prose.get(target) ?? '').includes(anchor);
    });
    return [...lost, ...broken].map((path) => `${file}: ${path}`);
  });
};

const headingsOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Scripts that prose tells to run and package.json does not have. */
export const lostScripts = ({ prose, scripts }: Tree): string[] =>
  [...prose].flatMap(([file, text]) =>
    [...text.matchAll(/\bnpm run ([\w:-]*\w)/g)]
      .map(([, script = '']) => script)
      .filter((script) => !scripts.includes(script))
      .map((script) => `${file}: npm run ${script}`),
  );

/** The cells of the tables of a text, without their head. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\|(?!\s*-)(.+)\|$(?!\n\|\s*-)/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );

const LIBRARIES = 'docs/libraries.md';

/** Dependencies without a row in the table of libraries, and rows of what is none. */
export const wrongLibraries = ({ prose, dependencies }: Tree): string[] => {
  const [table = ''] = (prose.get(LIBRARIES) ?? '').split('\n## ');
  const rows = rowsOf(table);
  const named = rows.flatMap(([names = '']) => names.split(',').map((name) => name.trim()));
  return [
    ...dependencies.filter((name) => !named.includes(name)).map((name) => `${name} has no row`),
    ...named.filter((name) => !dependencies.includes(name)).map((name) => `${name} is no dependency`),
    ...named.filter((name, index) => named.indexOf(name) !== index).map((name) => `${name} has two rows`),
  ];
};

const DECISIONS = 'docs/decisions/';
/** Most bytes of a decision. */
const DECISION_BYTES = 1_000;

/** Decisions that are misnumbered, undated, without a status, or too long. */
export const wrongDecisions = ({ prose }: Tree): string[] =>
  [...prose]
    .filter(([file]) => file.startsWith(DECISIONS) && !file.endsWith('README.md'))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([file, text], index) => {
      const [title = '', , status = ''] = text.split('\n');
      const number = index + 1;
      const isNumbered =
        title.startsWith(`# ${number}. `) && file.startsWith(`${DECISIONS}${String(number).padStart(4, '0')}-`);
      return [
        ...(isNumbered ? [] : [`${file}: not number ${number}`]),
        ...(Buffer.byteLength(text) > DECISION_BYTES ? [`${file}: too long`] : []),
        ...(/^20\d\d-\d\d-\d\d · (?:accepted|superseded by \d+)$/.test(status) ? [] : [`${file}: ${status}`]),
      ];
    });

/** Most bytes of the README, and of all Markdown but the rules and the embedded shop's content. */
const README_BYTES = 8_000;
const PAPER_BYTES = 120_000;
/** Most lines of a release in the changelog. */
const RELEASE_LINES = 10;

/** Papers that are too long to be read. */
export const longPapers = ({ prose }: Tree): string[] => {
  const papers = [...prose].filter(
    ([file]) => file.endsWith('.md') && file !== 'core/RULES.md' && !file.startsWith('adapters/provider-sandbox/data/'),
  );
  const bytes = papers.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  const releases = (prose.get('CHANGELOG.md') ?? '').split(/^## /m).slice(1);
  const isLong = (release: string) => release.split('\n').filter((line) => /^[-*] /.test(line)).length > RELEASE_LINES;
  return [
    ...(bytes > PAPER_BYTES ? [`all papers: ${bytes} bytes`] : []),
    ...(Buffer.byteLength(prose.get('README.md') ?? '') > README_BYTES ? ['README.md: too long'] : []),
    ...releases.filter(isLong).map((release) => `CHANGELOG.md: ${release.split('\n', 1)[0]}`),
  ];
};
