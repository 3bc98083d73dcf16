import { ask } from '#tests/support/asking.ts';

/** Addresses of all products of a shop. */
export const productPaths = async (origin: string): Promise<readonly string[]> => {
  const { text } = await ask(origin, '/sitemaps/product-1.xml');
  const found = [...text.matchAll(/<loc>[^<]*?(\/product\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  return [...new Set(found.filter((path) => !path.includes('/ro/')))];
};

/** A number of the process's own counts, by the beginning of its line. */
export const metric = async (port: number, name: string): Promise<number> => {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  const line = text.split('\n').find((one) => one.startsWith(name)) ?? '';
  return Number(line.slice(line.lastIndexOf(' ') + 1));
};
