/** The address of a payment page, if it is one that a browser may be sent to: http or https, as parsed. */
export const paymentAddress = (written: string | undefined): string | undefined => {
  if (!written) return undefined;
  try {
    const { protocol, href } = new URL(written);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
};
