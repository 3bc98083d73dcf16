import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;
/** Leading bits of an address that name its block and its network. */
const BLOCK = { ipv4: 32, ipv6: 64 } as const;
const NETWORK = { ipv4: 24, ipv6: 48 } as const;
/** Longest address with zone and port, characters. */
const LONGEST = 64;
/** All invalid addresses share one name, and so one limit. */
const UNKNOWN = 'unknown';

/**
 * Parses an address from a socket or `X-Forwarded-For`, with or without port and zone. IPv4 in an IPv6 address becomes
 * IPv4. Undefined for anything else.
 */
const parse = (text: string): Address | undefined => {
  if (text.length > LONGEST) return undefined;
  const bare = IN_BRACKETS.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text;
  // The library also accepts `1.2` and `010.0.0.1`, as old C libraries do; no proxy writes them.
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

/** The block of addresses of one machine: an IPv4 address, or the first 64 bits of an IPv6 one (rule LIMIT-4). */
export const addressBlock = (text: string): string => leading(text, BLOCK);

/** The network that one customer may own: 24 bits of IPv4, 48 of IPv6 (rule AUTH-10). */
export const addressNetwork = (text: string): string => leading(text, NETWORK);

/** Whether an address is a loopback address. */
export const isLoopback = (text: string): boolean => parse(text)?.range() === 'loopback';

/** Whether a host name or address always means this machine. */
export const isThisMachine = (hostname: string): boolean => /(?:^|\.)localhost$/.test(hostname) || isLoopback(hostname);

/** Whether an address is public: not loopback, link-local, private or reserved. */
export const isPublic = (text: string): boolean => parse(text)?.range() === 'unicast';

/** Whether two texts name the same address. */
export const isSameAddress = (one: string, other: string): boolean => {
  const address = parse(one)?.toNormalizedString();
  return address !== undefined && address === parse(other)?.toNormalizedString();
};
