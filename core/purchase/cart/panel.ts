import type { Timers } from '#core/kernel/shared/index.ts';

/** How long the cart takes to animate out before it hides, ms (rule CART-11). */
const CART_CLOSE_MS = 300;
/** When the cart's tooltip hides itself, ms (rule CART-12). */
const CART_TOOLTIP_MS = 8000;

export interface CartFlags {
  readonly toggle: boolean;
  readonly checkout: boolean;
  readonly checkoutSuccess: boolean;
}

/** The cart counts as open while its panel, the checkout or the success modal is on (rule CART-13). */
export const countsAsOpen = ({ toggle, checkout, checkoutSuccess }: CartFlags): boolean =>
  toggle || checkout || checkoutSuccess;

/** State of the cart's panel. */
export interface CartPanel {
  readonly open: boolean;
  /** It is animating out. */
  readonly closing: boolean;
  /** The tooltip says that something was added. */
  readonly tooltip: boolean;
}

/** A closed panel (rule CART-13). */
export const CLOSED_PANEL: CartPanel = { open: false, closing: false, tooltip: false };

interface Dependencies {
  readonly timers: Timers;
  /** Shows the panel each time it changes. */
  readonly show: (panel: CartPanel) => void;
}

/** Use-case: moves the cart's panel in time: it animates out for 300 ms, its tooltip stays for 8 s (rules CART-11, CART-12). */
export const createCartPanel = ({ timers, show }: Dependencies) => {
  let panel = CLOSED_PANEL;
  let stopClosing: () => void = () => undefined;
  let stopTooltip: () => void = () => undefined;

  const setState = (change: Partial<CartPanel>) => {
    panel = { ...panel, ...change };
    show(panel);
  };
  const open = () => {
    stopClosing();
    setState({ open: true, closing: false });
  };
  const leave = () => {
    stopClosing();
    setState({ open: false, closing: false });
  };
  const hideTooltip = () => {
    stopTooltip();
    setState({ tooltip: false });
  };

  return {
    /** Opens the panel; one that was closing stays. */
    open,
    /** Says for 8 s that something was added, counted from the last time. */
    added: (): void => {
      stopTooltip();
      setState({ tooltip: true });
      stopTooltip = timers.after(CART_TOOLTIP_MS, hideTooltip);
    },
    /** Closes the panel with an animation; ignored when it is closed or closing. */
    close: (): void => {
      if (!panel.open || panel.closing) return;
      setState({ closing: true });
      stopClosing = timers.after(CART_CLOSE_MS, leave);
    },
    /** Hides the panel at once, because another layer covers it. */
    leave,
    hideTooltip,
  };
};
