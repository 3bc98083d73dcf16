/** Where what fits a product stands on its page. */
export const FITTING_ID = 'fitting';
