import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { renderPage } from 'vike/server';
import type { ReportError } from '#core/kernel/errors/index.ts';
import { pathOf } from '#core/kernel/locale/index.ts';
import type { Shop } from '#core/shop.ts';
import type { Site } from '#ui/app/head.ts';

/** What is to be rendered, for whom: an address, or in its place the error page of a status. */
export type RenderTask = { readonly site: Site; readonly shop: Shop; readonly isAuth: boolean } & (
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'error'; readonly url: string; readonly status: number }
);

export type Rendered =
  | { readonly kind: 'page'; readonly status: number; readonly noindex: boolean; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** Renders one page; throws when the rendering itself fails. */
export type RenderPage = (task: RenderTask, signal: AbortSignal) => Promise<Rendered>;

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The built scripts that a source module needs, from the build's manifest; none in development. */
const scriptsFinder = (root: string) => {
  const file = join(root, 'dist/assets.json');
  const manifest: Record<string, ManifestEntry> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const collect = (key: string, seen: Set<string>): Set<string> => {
    const entry = manifest[key];
    if (!entry || seen.has(entry.file)) return seen;
    seen.add(entry.file);
    for (const other of entry.imports ?? []) collect(other, seen);
    return seen;
  };
  return (module: string): readonly string[] =>
    [...collect(module, new Set())].filter((script) => script.endsWith('.js')).map((script) => `/${script}`);
};

interface RendererOptions {
  readonly root: string;
  readonly dev: boolean;
  readonly logger: Logger;
  /** Told of every error of the shop's own code while a page is made (rule ERROR-8). */
  readonly report: ReportError;
}

/** The rendering of pages through Vike, over the shop's use-cases. */
export const createRenderer = (options: RendererOptions): RenderPage => {
  const { logger } = options;
  const scriptsOf = options.dev ? () => [] : scriptsFinder(options.root);
  return async (task, signal) => {
    const failure = task.kind === 'error' ? { status: task.status } : undefined;
    const { url, shop, site, isAuth } = task;
    // Some addresses Vike answers in its own way: what an error page stands at is none of its business.
    const urlOriginal = failure ? '/' : url;
    // What breaks because nobody waits any more is no error.
    const report = (error: unknown) => signal.aborted || options.report(site.origin, error);
    const onLoaderError = (error: unknown) => {
      logger.error({ err: error, path: pathOf(url) }, 'a loader failed');
      report(error);
    };
    const input = { url, shop, site, isAuth, signal, scriptsOf, onLoaderError, ...(failure ? { failure } : {}) };
    const { outcome, httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, input });
    if (errorWhileRendering) {
      report(errorWhileRendering);
      throw errorWhileRendering;
    }
    // Vike has no page for what browsers and their tools ask for by themselves.
    if (!outcome || !httpResponse)
      throw Object.assign(new Error('Nothing was rendered'), { status: httpResponse?.statusCode });
    if (outcome.kind === 'redirect') return outcome;
    return { ...outcome, html: await httpResponse.getBody() };
  };
};
