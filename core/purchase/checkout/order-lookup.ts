import type { Problems } from '#core/kernel/errors/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type createFindOrder,
  NO_QUESTION,
  type OrderQuestion,
  type OrderQuestionErrors,
  validateQuestion,
} from './find-order.ts';
import type { OrderStatus } from './ports.ts';

/** Asking for an order: what is typed, what is wrong with it, and what was found last. */
export interface OrderLookup {
  readonly question: OrderQuestion;
  readonly errors: OrderQuestionErrors;
  readonly asking: boolean;
  readonly order: OrderStatus | undefined;
  /** The phone that it was found by, `+373XXXXXXXX`. */
  readonly phone: string;
  /** The last answer found no order. */
  readonly none: boolean;
}

/** Nothing was asked yet; the number of the order may be known from a link (rule ORDER-6). */
export const emptyOrderLookup = (orderNumber: string): OrderLookup => ({
  question: { ...NO_QUESTION, orderNumber },
  errors: {},
  asking: false,
  order: undefined,
  phone: '',
  none: false,
});

interface Dependencies {
  readonly findOrder: ReturnType<typeof createFindOrder>;
  readonly problem: Problems;
  /** Shows the question and its answer each time that one of them changes. */
  readonly show: (asked: OrderLookup) => void;
}

/** Use-case: asks for an order, one question at a time; a failure is reported and may be asked again (rule ORDER-6). */
export const createOrderLookup = ({ findOrder, problem, show }: Dependencies, orderNumber: string) => {
  let state = emptyOrderLookup(orderNumber);
  const setState = (change: Partial<OrderLookup>) => {
    state = { ...state, ...change };
    show(state);
  };
  const ask = async (locale: Locale): Promise<void> => {
    const valid = validateQuestion(state.question);
    setState({ errors: valid.ok ? {} : valid.error });
    if (!valid.ok || state.asking) return;
    setState({ asking: true });
    const finding = await findOrder(valid.value, locale);
    setState({ asking: false, none: finding.kind === 'none' });
    if (finding.kind === 'failed') problem.tell({ failure: finding.failure, retry: () => void ask(locale) });
    else setState({ order: finding.kind === 'found' ? finding.order : undefined, phone: valid.value.phone });
  };
  return {
    edit: (field: keyof OrderQuestion, value: string): void => {
      const { [field]: _mended, ...errors } = state.errors;
      setState({ question: { ...state.question, [field]: value }, errors, none: false });
    },
    /** Puts the phone of the last order in, unless one was typed already. */
    suggestPhone: (phone: string): void => {
      if (state.question.phone === '') setState({ question: { ...state.question, phone } });
    },
    /** Takes the news of the order that was found. */
    learn: (order: OrderStatus): void => setState({ order }),
    /** Checks what is typed and asks. */
    ask,
  };
};
