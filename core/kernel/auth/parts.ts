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
 * The parts that belong to a visit (rules AUTH-5, AUTH-7): what is under /auth stands alone, wherever that is in the address; the vitrina has no catalogue,
 * compare, favourites or footer, shows the cart to partners alone, and offers to sign in or out. `pathname` has no
 * query.
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
