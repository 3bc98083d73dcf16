/** Path of the news, without language prefix. */
export const NEWS_PATH = '/newmorning';

/** The one address of an article, without language prefix. */
export const articlePath = (url: string): string => `${NEWS_PATH}/${encodeURIComponent(url)}`;
