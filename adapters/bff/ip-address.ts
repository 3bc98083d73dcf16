import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;
/** Leading bits that say which network an address belongs to. */
const BLOCK = { ipv4: 32, ipv6: 64 } as const;
const NETWORK = { ipv4: 24, ipv6: 48 } as const;
/** More than any address has, with its zone and port, characters. */
const LONGEST = 64;
/** Every text that is no address shares one name, so that nonsense gains nothing. */
const UNKNOWN = 'unknown';

/**
 * Reads an address as sockets and `X-Forwarded-For` write it, with or without a port or a zone; IPv4 in an IPv6 address
 * is IPv4. Undefined for anything else.
 */
const parse = (text: string): Address | undefined => {
  if (text.length > LONGEST) return undefined;
  const bare = IN_BRACKETS.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text;
  // The library also reads `1.2` and `010.0.0.1` as addresses, as old C libraries do; no proxy writes them.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return undefined;
  return ipaddr.process(bare.replace(/%.*$/, ''));
};

const leading = (text: string, bits: typeof BLOCK | typeof NETWORK): string => {
  const address = parse(text);
  if (!address) return UNKNOWN;
  const kind = address.kind();
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const network = family.networkAddressFromCIDR(`${address.toString()}/${bits[kind]}`);
  return `${network.toString()}/${bits[kind]}`;
};

/** The block of addresses that one machine is given: an IPv4 address, or the first 64 bits of an IPv6 one (rule LIMIT-4). */
export const addressBlock = (text: string): string => leading(text, BLOCK);

/** The network that one customer of a provider may have whole: 24 bits of IPv4, 48 of IPv6 (rule AUTH-10). */
export const addressNetwork = (text: string): string => leading(text, NETWORK);

/** Whether an address is this machine's own. */
export const isLoopback = (text: string): boolean => parse(text)?.range() === 'loopback';

/** Whether a host name or address leads to this machine, wherever it is looked up. */
export const isThisMachine = (hostname: string): boolean => /(?:^|\.)localhost$/.test(hostname) || isLoopback(hostname);

/** Whether an address is one of the Internet: not loopback, link-local, private or set aside for anything else. */
export const isPublic = (text: string): boolean => parse(text)?.range() === 'unicast';

/** Whether two texts are the same address. */
export const isSameAddress = (one: string, other: string): boolean => {
  const address = parse(one)?.toNormalizedString();
  return address !== undefined && address === parse(other)?.toNormalizedString();
};
