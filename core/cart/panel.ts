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
