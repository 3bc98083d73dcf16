/** Where the links to the reviews lead. */
export const REVIEWS_ID = 'reviews';
