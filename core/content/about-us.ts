import { type Journal, noted } from '#core/errors/index.ts';
import type { Locale } from '#core/locale/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';

/** A page of words that the operator writes. */
export interface TextPage {
  readonly title: string;
  readonly lead: string;
  /** Clean HTML. */
  readonly html: string;
}

/** Where the operator's words come from. */
export interface TextPages {
  aboutUs(query: { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<TextPage, Failure>>;
}

interface Dependencies {
  readonly pages: TextPages;
  readonly journal: Journal;
}

/**
 * Use-case: what the shop says of itself; a failure is only written down, and there are no words then (rule CONTENT-4).
 */
export const makeLoadAboutUs =
  ({ pages, journal }: Dependencies) =>
  async (locale: Locale, signal?: AbortSignal): Promise<TextPage | undefined> => {
    const page = noted(journal, 'about us', await pages.aboutUs({ locale }, signal));
    return page.ok ? page.value : undefined;
  };
export type LoadAboutUs = ReturnType<typeof makeLoadAboutUs>;
