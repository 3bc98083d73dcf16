import type { Locale } from '#core/kernel/locale/index.ts';
import type { Result } from '#core/kernel/shared/index.ts';
import type { FormOutcome } from './outcome.ts';

/** What every form asks for, beside its own. */
export interface Person {
  readonly name: string;
  readonly phone: string;
}

/** Name and phone that the visitor has given anywhere in the shop. */
export interface ContactMemory {
  recall(): Person;
  remember(contact: Person): void;
}

/** Stores a form's draft between visits. */
export interface DraftMemory<Draft> {
  /** What was left, repaired. */
  readonly load: () => Draft;
  /** Undefined forgets it. */
  readonly save: (draft: Draft | undefined) => void;
}

/** What is wrong with which field, by its code; the screen has the words. */
export type FormErrors<Draft> = { readonly [Field in keyof Draft]?: string | undefined };

/** Phase of a form: being filled in, being sent, sent without a definite answer, or accepted. */
type FormPhase = 'editing' | 'sending' | 'unknown' | 'done';

/** The visible state of a form. */
export interface FormState<Draft, Errors> {
  /** Whether its modal is open; undefined for a form on a page. */
  readonly open: boolean;
  readonly draft: Draft;
  readonly errors: Partial<Errors>;
  readonly phase: FormPhase;
  /** A request without an answer is being asked for again. */
  readonly retrying: boolean;
  /** The provider's messages when it refused; may be empty. */
  readonly refused: readonly string[] | undefined;
  /** What the accepted request is known by; absent when it has no number. */
  readonly orderNumber: string | undefined;
}

/** A form before it is touched (rule FORM-3). */
export const untouchedForm = <Draft, Errors>(empty: Draft): FormState<Draft, Errors> => ({
  open: false,
  draft: empty,
  errors: {},
  phase: 'editing',
  retrying: false,
  refused: undefined,
  orderNumber: undefined,
});

/** What one form is made of. */
export interface FormKind<Draft, Request, Errors> {
  readonly validate: (draft: Draft, locale: Locale) => Result<Request, Errors>;
  /** Absent where another use-case sends what is `validated`. */
  readonly send?: (request: Request, locale: Locale) => Promise<FormOutcome>;
  /** Calls off what is on its way when the modal is closed; unless given, it holds the modal open. */
  readonly callOff?: () => void;
  /** Absent where what is typed ends with the page. */
  readonly kept?: DraftMemory<Draft>;
  /** Absent where name and phone are not taken from elsewhere. */
  readonly contact?: ContactMemory;
  /** Shows the form each time it changes. */
  readonly show: (form: FormState<Draft, Errors>) => void;
}

const phaseAfter: Readonly<Record<FormOutcome['kind'], FormPhase>> = {
  accepted: 'done',
  refused: 'editing',
  unknown: 'unknown',
  unsent: 'editing',
};

/**
 * Use-case: a form with its draft, errors and outcome. It sends one request at a time, and repeats an unanswered
 * request unchanged (rules FORM-1 … FORM-3, LEAD-3).
 */
export const createForm = <Draft extends Person, Request, Errors extends FormErrors<Draft>>(
  kind: FormKind<Draft, Request, Errors>,
  empty: Draft,
) => {
  const { kept, contact } = kind;
  let state = untouchedForm<Draft, Errors>(empty);
  /** What the modal is about. */
  let about: string | undefined;
  let sent: { readonly request: Request; readonly locale: Locale } | undefined;
  let hasRead = false;

  const setState = (change: Partial<FormState<Draft, Errors>>) => {
    state = { ...state, ...change };
    kind.show(state);
  };
  const filled = (draft: Draft, known: Person | undefined): Draft =>
    known ? { ...draft, name: draft.name || known.name, phone: draft.phone || known.phone } : draft;
  const withContact = (draft: Draft): Draft => filled(draft, contact?.recall());
  /** Reads what was left here, once: what is typed before the page has read it comes on top (rule FORM-1). */
  const read = () => {
    if (!hasRead && kept) state = { ...state, draft: kept.load() };
    hasRead = true;
  };
  const change = (draft: Draft, ...mended: readonly (keyof Draft)[]) => {
    const wrong = Object.entries(state.errors).filter(([field]) => !mended.some((name) => name === field));
    // The entries have the record's keys; `Object.fromEntries` only loses their type.
    setState({ draft, errors: Object.fromEntries(wrong) as Partial<Errors> });
    kept?.save(draft);
  };
  const validated = (locale: Locale): Request | undefined => {
    const valid = kind.validate(state.draft, locale);
    setState({ errors: valid.ok ? {} : valid.error });
    return valid.ok ? valid.value : undefined;
  };
  const send = async () => {
    if (!kind.send || !sent) return;
    setState({ retrying: state.phase === 'unknown', phase: 'sending' });
    const outcome = await kind.send(sent.request, sent.locale);
    setState({
      retrying: false,
      phase: phaseAfter[outcome.kind],
      refused: outcome.kind === 'refused' ? outcome.messages : undefined,
      orderNumber: outcome.kind === 'accepted' ? outcome.orderNumber : undefined,
    });
    if (outcome.kind !== 'accepted') return;
    contact?.remember({ name: state.draft.name, phone: state.draft.phone });
    kept?.save(undefined);
  };

  return {
    /** Reads what was left here, and what is known of the visitor where nothing was (rule FORM-1). */
    start: (): void => {
      read();
      setState({ draft: withContact(state.draft) });
    },
    /**
     * Opens the modal with the typed draft, or with a new one for another subject unless its request is unanswered
     * (rule LEAD-3).
     */
    show: (subject?: string, given: Partial<Draft> = {}): void => {
      const isAwaited = state.phase === 'sending' || state.phase === 'unknown';
      const isNew = subject !== undefined && !(isAwaited && subject === about);
      if (isNew) hasRead = true;
      if (isNew) setState(untouchedForm({ ...withContact(empty), ...given }));
      about = subject ?? about;
      setState({ open: true, refused: undefined });
    },
    /** Closes the modal, unless what is on its way holds it open. */
    hide: (): void => {
      if (state.phase === 'sending' && !kind.callOff) return;
      kind.callOff?.();
      setState({ open: false });
    },
    /** Takes what was typed or chosen in a field; its error goes, the others stay. */
    edit: <Field extends keyof Draft>(field: Field, value: Draft[Field]): void => {
      read();
      change({ ...state.draft, [field]: value }, field);
    },
    /**
     * Takes a changed draft and drops the errors of the changed fields and of `mended`. Does nothing when no field
     * changed.
     */
    change: (draft: Draft, ...mended: readonly (keyof Draft)[]): void => {
      const { draft: before } = state;
      // Keys of a draft are its fields; only their type is lost.
      const fields = Object.keys(draft) as (keyof Draft)[];
      const changed = fields.filter((field) => draft[field] !== before[field]);
      if (changed.length + mended.length === 0) return;
      read();
      const values = Object.fromEntries(changed.map((field) => [field, draft[field]]));
      change({ ...state.draft, ...values }, ...changed, ...mended);
    },
    /** Takes a name and a phone given elsewhere into fields that are still empty. */
    offer: (known: Person): void => {
      read();
      const { name, phone } = state.draft;
      change(filled(state.draft, known), ...(name ? [] : ['name' as const]), ...(phone ? [] : ['phone' as const]));
    },
    /** Takes what is seen to be wrong beside the checks; the words of the last refusal are over. */
    fault: (errors: Partial<Errors>): void => setState({ errors: { ...state.errors, ...errors }, refused: undefined }),
    /** The draft's request; undefined when a field is wrong, see `errors`. */
    validated,
    /** Checks what was typed and sends it. Nothing is sent twice at a time (rule FORM-3). */
    submit: async (locale: Locale): Promise<void> => {
      if (state.phase !== 'editing') return;
      setState({ refused: undefined });
      const request = validated(locale);
      if (request === undefined) return;
      sent = { request, locale };
      await send();
    },
    /** Repeats an unanswered request unchanged (rules FORM-2, FORM-3). */
    retry: async (): Promise<void> => {
      if (state.phase === 'unknown') await send();
    },
    /** Starts again after success, with the same name and phone. */
    again: (): void => {
      const { name, phone } = state.draft;
      setState({ ...untouchedForm<Draft, Errors>({ ...empty, name, phone }), open: state.open });
    },
    /** Forgets everything that was typed and chosen. */
    forget: (): void => {
      setState({ draft: empty, errors: {} });
      kept?.save(undefined);
    },
  };
};
