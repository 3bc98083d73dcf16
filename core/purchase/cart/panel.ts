import { NOTIFICATION_MS } from '#core/kernel/notifications/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';

/** How long the cart takes to animate out before it hides, ms (rule CART-11). */
export const CART_CLOSE_MS = 300;
/** When the cart's tooltip hides itself, ms (rule CART-12). */
export const CART_TOOLTIP_MS = 8000;

export interface CartFlags {
  readonly toggle: boolean;
  readonly checkout: boolean;
  readonly checkoutSuccess: boolean;
}

/** The cart counts as open while its panel, the checkout or the success modal is on (rule CART-13). */
export const countsAsOpen = ({ toggle, checkout, checkoutSuccess }: CartFlags): boolean =>
  toggle || checkout || checkoutSuccess;

/** Modals that belong to the cart (rule CART-19). */
export const cartModals = ['checkout', 'checkoutSuccess', 'oneClickSuccess', 'paymentSuccess'] as const;
export type CartModal = (typeof cartModals)[number];

/**
 * The cart's panel and modals as data; times in ms of the clock, absent where nothing is under way (rules CART-11,
 * CART-12).
 */
export interface CartPanel extends CartFlags, Readonly<Record<CartModal, boolean>> {
  /** When the panel will have animated out. */
  readonly closesAt?: number;
  readonly tooltipUntil?: number;
  /** Until when it is told that something was added. */
  readonly addedUntil?: number;
}

/** A cart that nobody has opened (rule CART-13). */
export const CLOSED_PANEL: CartPanel = {
  toggle: false,
  checkout: false,
  checkoutSuccess: false,
  oneClickSuccess: false,
  paymentSuccess: false,
};

/** What is seen of the panel at a moment. */
export interface PanelFlags {
  readonly toggle: boolean;
  readonly animateIn: boolean;
  readonly animateOut: boolean;
  readonly tooltip: boolean;
  readonly addedNotification: boolean;
  readonly countsAsOpen: boolean;
}

/** The panel at a moment: what has come to its time is over (rules CART-11, CART-12). `now` in ms. */
export const panelAt = (panel: CartPanel, now: number): CartPanel => {
  const { closesAt, tooltipUntil, addedUntil, ...rest } = panel;
  const closed = closesAt !== undefined && now >= closesAt;
  return {
    ...rest,
    toggle: rest.toggle && !closed,
    ...(closesAt !== undefined && !closed ? { closesAt } : {}),
    ...(tooltipUntil !== undefined && now < tooltipUntil ? { tooltipUntil } : {}),
    ...(addedUntil !== undefined && now < addedUntil ? { addedUntil } : {}),
  };
};

/**
 * Use-case: the moves of the cart's panel by the clock (rules CART-11 … CART-13, CART-18). Each takes the panel as it
 * was and gives it as it is after the move; `flags` tells what is seen now.
 */
export const makeCartPanel = ({ clock }: { readonly clock: Clock }) => {
  const opened = (panel: CartPanel): CartPanel => {
    const { closesAt: _calledOff, ...open } = panelAt(panel, clock.now());
    return { ...open, toggle: true };
  };
  return {
    /** Opens the panel; one that was closing stays. */
    open: opened,
    /** Opens the panel and tells that something was added (rule CART-18). */
    added: (panel: CartPanel): CartPanel => ({
      ...opened(panel),
      tooltipUntil: clock.now() + CART_TOOLTIP_MS,
      addedUntil: clock.now() + NOTIFICATION_MS,
    }),
    /** Lets the panel animate out; one that is closed or closing stays as it is. */
    close: (panel: CartPanel): CartPanel => {
      const current = panelAt(panel, clock.now());
      if (!current.toggle || current.closesAt !== undefined) return current;
      return { ...current, closesAt: clock.now() + CART_CLOSE_MS };
    },
    hideTooltip: (panel: CartPanel): CartPanel => {
      const { tooltipUntil: _hidden, ...rest } = panelAt(panel, clock.now());
      return rest;
    },
    /** Shows or hides one of the cart's modals; the success of a checkout takes the checkout's place (rule CART-19). */
    setModal: (panel: CartPanel, modal: CartModal, shown: boolean): CartPanel => ({
      ...panelAt(panel, clock.now()),
      ...(modal === 'checkoutSuccess' && shown ? { checkout: false } : {}),
      [modal]: shown,
    }),
    flags: (panel: CartPanel): PanelFlags => {
      const { toggle, closesAt, tooltipUntil, addedUntil, ...modals } = panelAt(panel, clock.now());
      return {
        toggle,
        animateIn: toggle && closesAt === undefined,
        animateOut: closesAt !== undefined,
        tooltip: tooltipUntil !== undefined,
        addedNotification: addedUntil !== undefined,
        countsAsOpen: countsAsOpen({ toggle, ...modals }),
      };
    },
  };
};
export type CartPanelMoves = ReturnType<typeof makeCartPanel>;
