const DAY_S = 86_400;

/** Writes a cookie that the server can read; does nothing when cookies are blocked. */
export const writeCookie = (name: string, value: string, days: number): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${name}=${value}; path=/; max-age=${days * DAY_S}; samesite=lax`;
  } catch {
    // The value is lost with this page.
  }
};

/** The value of a cookie; undefined when it is missing or cookies are blocked. */
export const readCookie = (name: string): string | undefined =>
  allCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const allCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};
