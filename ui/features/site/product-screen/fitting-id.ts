/** Id of the accessories section. */
export const FITTING_ID = 'fitting';
