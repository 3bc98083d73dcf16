/** Adds a script to the page; returns whether it loaded. Never rejects. */
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
