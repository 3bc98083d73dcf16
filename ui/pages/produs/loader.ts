/** The menu has all categories: nothing more to load. */
export const load = () => null;
