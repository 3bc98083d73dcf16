import type { Problems } from '#core/kernel/errors/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type CheckDependencies, createCheckWarranty, type WarrantyFinding } from './check.ts';
import {
  NO_WARRANTY_QUESTION,
  validateWarranty,
  type WarrantyDraft,
  type WarrantyErrors,
  type WarrantyWay,
} from './question.ts';

/** Asking for a warranty: how, what is typed, what is wrong with it, and what was found last. */
export interface WarrantyLookup {
  readonly way: WarrantyWay;
  readonly draft: WarrantyDraft;
  readonly errors: WarrantyErrors;
  readonly asking: boolean;
  /** Absent until the first answer. */
  readonly finding: Exclude<WarrantyFinding, { readonly kind: 'failed' }> | undefined;
  /** Number of the shown answer, so that the screen announces each new one. */
  readonly answers: number;
}

/** Nothing was asked yet (rule WARRANTY-2). */
export const UNASKED_WARRANTY: WarrantyLookup = {
  way: 'device',
  draft: NO_WARRANTY_QUESTION,
  errors: {},
  asking: false,
  finding: undefined,
  answers: 0,
};

interface Dependencies extends CheckDependencies {
  readonly problem: Problems;
  /** Shows the question and its answer each time that one of them changes. */
  readonly show: (asked: WarrantyLookup) => void;
}

/** Use-case: asks for a warranty, one question at a time; a failure is reported and may be asked again (rules WARRANTY-2, WARRANTY-4). */
export const createWarrantyLookup = ({ problem, show, ...desk }: Dependencies) => {
  const check = createCheckWarranty(desk);
  let state = UNASKED_WARRANTY;
  const setState = (change: Partial<WarrantyLookup>) => {
    state = { ...state, ...change };
    show(state);
  };
  const ask = async (locale: Locale): Promise<void> => {
    if (state.asking) return;
    const valid = validateWarranty(state.draft, state.way);
    setState({ errors: valid.ok ? {} : valid.error });
    if (!valid.ok) return;
    setState({ asking: true });
    const finding = await check(valid.value, locale);
    setState({ asking: false });
    if (finding.kind === 'failed') problem.tell({ failure: finding.failure, retry: () => void ask(locale) });
    else setState({ finding, answers: state.answers + 1 });
  };
  return {
    /** Chooses the lookup by serial number or by order; keeps what was typed for the other. */
    choose: (way: WarrantyWay): void => setState({ way, errors: {}, finding: undefined }),
    edit: (field: keyof WarrantyDraft, value: string): void => {
      const { [field]: _mended, ...errors } = state.errors;
      setState({ draft: { ...state.draft, [field]: value }, errors });
    },
    /** Puts the phone of the last order in, unless one was typed already. */
    suggestPhone: (phone: string): void => {
      if (state.draft.phone === '') setState({ draft: { ...state.draft, phone } });
    },
    /** Checks what is typed and asks. */
    ask,
  };
};
