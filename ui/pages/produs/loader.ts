/** All categories are in the menu that surrounds every page: nothing more to load. */
export const load = () => null;
