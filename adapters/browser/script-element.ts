/** Adds a script of another address to the page; gives whether it came. Never rejects. */
export const addScript = (src: string): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.onload = () => resolve(true);
  script.onerror = () => resolve(false);
  document.head.append(script);
  return promise;
};
