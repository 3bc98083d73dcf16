import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ReportError } from '#core/kernel/errors/index.ts';
import { pathOf } from '#core/kernel/locale/index.ts';
import type { PageTag } from '#core/site/caching/index.ts';
import { documentFrame } from '#ui/renderer/document-frame.ts';
import type { PageContent, RenderInput } from '#ui/renderer/page-context.ts';
import type { Build } from './build.ts';

/** What to render: an address, or the error page of a status in its place. */
export type RenderTask = Pick<RenderInput, 'site' | 'shop' | 'isAuth' | 'listView' | 'viewer'> &
  (
    | { readonly kind: 'address'; readonly url: string }
    | { readonly kind: 'error'; readonly url: string; readonly status: number }
  );

export type Rendered =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly noindex: boolean;
      /** Tags of the data that it shows (rule CACHE-11). */
      readonly tags: () => readonly PageTag[];
      /** Its data; absent for a page of the vitrina. */
      readonly content?: PageContent | undefined;
      /** Writes its HTML; throws when the rendering fails. */
      readonly html: () => string;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** Not found or not loaded: the error page of the status is shown. */
  | { readonly kind: 'failure'; readonly status: number };

/** Loads a page; `html()` renders it. Rejects when it cannot be loaded. */
export type RenderPage = (task: RenderTask, signal: AbortSignal) => Promise<Rendered>;

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Finds the built files that a source module needs in the build's manifest. */
const filesFinder = (root: string): Pick<RenderInput, 'scriptsOf' | 'stylesOf'> => {
  const file = join(root, 'dist/assets.json');
  const manifest: Record<string, ManifestEntry> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const collect = (key: string, seen: Set<string>): Set<string> => {
    const entry = manifest[key];
    if (!entry || seen.has(entry.file)) return seen;
    seen.add(entry.file);
    for (const other of entry.imports ?? []) collect(other, seen);
    return seen;
  };
  const find = (module: string): readonly string[] =>
    [...collect(module, new Set())].filter((script) => script.endsWith('.js')).map((script) => `/${script}`);
  const found = new Map<string, readonly string[]>();
  return {
    scriptsOf: (module) => {
      const scripts = found.get(module) ?? find(module);
      found.set(module, scripts);
      return scripts;
    },
    stylesOf: (module) => (manifest[module]?.css ?? []).map((style) => `/${style}`),
  };
};

/** In development Vite injects scripts and styles. */
const noFiles: ReturnType<typeof filesFinder> = { scriptsOf: () => [], stylesOf: () => [] };

interface RendererOptions extends Pick<RenderInput, 'keepShell'> {
  readonly root: string;
  readonly dev: boolean;
  readonly loadBuild: () => Promise<Build>;
  readonly logger: Logger;
  /** Called with every error of the shop's own code (rule ERROR-8). */
  readonly report: ReportError;
}

/** Renders pages. The build is loaded once, in development for each page. */
export const createRenderer = (options: RendererOptions): RenderPage => {
  const { logger, dev, keepShell } = options;
  const files = dev ? noFiles : filesFinder(options.root);
  const loadNow = async () => {
    const { frame, renderAddress } = await options.loadBuild();
    return { renderAddress, documentOf: documentFrame(frame) };
  };
  let built: ReturnType<typeof loadNow> | undefined;
  const load = (): ReturnType<typeof loadNow> => {
    if (dev) return loadNow();
    built ??= loadNow().catch((error: unknown) => {
      built = undefined;
      throw error;
    });
    return built;
  };
  return async (task, signal) => {
    const failure = task.kind === 'error' ? { status: task.status } : undefined;
    const { url, shop, site, isAuth, listView, viewer } = task;
    // An aborted rendering is no error.
    const report = (error: unknown) => signal.aborted || options.report(site.origin, error);
    const onLoaderError = (error: unknown) => {
      logger.error({ err: error, path: pathOf(url) }, 'a loader failed');
      report(error);
    };
    const fail = (error: unknown): never => {
      report(error);
      throw error;
    };
    try {
      const { renderAddress, documentOf } = await load();
      const input: RenderInput = {
        ...{ url, shop, site, isAuth, viewer, signal, keepShell, onLoaderError },
        ...files,
        ...(listView ? { listView } : {}),
      };
      const outcome = await renderAddress(failure ? { ...input, failure } : input);
      if (outcome.kind !== 'page') return outcome;
      const { write, ...page } = outcome;
      const html = (): string => {
        try {
          return documentOf(write());
        } catch (error) {
          return fail(error);
        }
      };
      return { ...page, html };
    } catch (error) {
      return fail(error);
    }
  };
};
