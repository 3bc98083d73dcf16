const DAY_S = 86_400;

/** Keeps a value in a cookie of this host that its pages and the server can read. */
export const writeCookie = (name: string, value: string, days: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${name}=${value}; path=/; max-age=${days * DAY_S}; samesite=lax`;
};

/** The written value of a cookie, if there is one. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
