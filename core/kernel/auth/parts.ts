/** Which parts of the shop's frame a visitor sees. */
export interface VisibleParts {
  readonly navbar: boolean;
  readonly header: boolean;
  readonly footer: boolean;
  readonly mobileBar: boolean;
  /** Button and menu of the catalogue. */
  readonly catalogue: boolean;
  readonly compare: boolean;
  readonly favorites: boolean;
  readonly cart: boolean;
  readonly login: boolean;
  readonly logout: boolean;
}

/**
 * Visible parts of the frame (rules AUTH-5, AUTH-7): pages under /auth have none; the vitrina has no catalogue,
 * compare, favourites or footer, and a cart for partners only. `pathname` has no query.
 */
export const visibleParts = (visit: {
  readonly vitrina: boolean;
  readonly isAuth: boolean;
  readonly pathname: string;
}): VisibleParts => {
  const { vitrina, isAuth } = visit;
  const framed = !visit.pathname.split('/').includes('auth');
  const shop = framed && !vitrina;
  return {
    navbar: framed,
    header: framed,
    footer: shop,
    mobileBar: framed,
    catalogue: shop,
    compare: shop,
    favorites: shop,
    cart: framed && (!vitrina || isAuth),
    login: framed && vitrina && !isAuth,
    logout: framed && vitrina && isAuth,
  };
};
