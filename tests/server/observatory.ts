/** What is scored of an answer over https: its headers, by their names in small letters, and its body. */
interface Answer {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const BASE = 100;
/** What goes beyond the base counts from here on alone. */
const EXTRA_FROM = 90;
const HALF_A_YEAR_S = 15_768_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Policy = ReadonlyMap<string, readonly string[]>;

const policyOf = (written: string): Policy =>
  new Map(
    written.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );

const contentPolicy = (policy: Policy): number => {
  const of = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  const named = [...policy].flatMap(([, sources]) => sources);
  const is = (sources: readonly string[], bad: readonly string[]): boolean => sources.some((one) => bad.includes(one));
  if (policy.size === 0) return -25;
  if (is(scripts, [...BROAD, ...INLINE]) || is(objects, BROAD)) return -20;
  if (named.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (is([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (is(styles, [...BROAD, ...INLINE])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const cookies = (written: readonly string[]): number => {
  if (written.length === 0) return 0;
  const has = (flag: RegExp): boolean => written.every((cookie) => flag.test(cookie));
  if (!has(/;\s*secure/i)) return -40;
  if (!has(/;\s*httponly/i)) return -30;
  return has(/;\s*samesite=(?:lax|strict)/i) ? 5 : 0;
};

/** Scripts of other origins without a sum of their content; those of our own need none. */
const foreignScripts = (body: string): number =>
  /<script[^>]*\bsrc="(?:https?:)?\/\/(?![^>]*\bintegrity=)/.test(body) ? -5 : 0;

/**
 * The points of an answer over https by the published table of the HTTP Observatory, each rule by its name; what stands
 * in the header alone is scored as not preloaded, and redirects, which the proxy in front answers, as right.
 */
export const observatoryPoints = ({ headers, body }: Answer): Readonly<Record<string, number>> => {
  const text = (name: string): string => String(headers[name] ?? '');
  const policy = policyOf(text('content-security-policy'));
  const maxAge = Number(/max-age=(\d+)/.exec(text('strict-transport-security'))?.[1] ?? 0);
  const corp = text('cross-origin-resource-policy');
  const frames = policy.get('frame-ancestors');
  const opens = text('access-control-allow-origin') !== '' && text('access-control-allow-credentials') !== '';
  return {
    'content-security-policy': contentPolicy(policy),
    cookies: cookies([headers['set-cookie'] ?? []].flat()),
    'cross-origin-resource-policy': corp === 'same-origin' || corp === 'same-site' ? 10 : 0,
    'cross-origin-resource-sharing': opens ? -50 : 0,
    'referrer-policy': PRIVATE.includes(text('referrer-policy')) ? 5 : 0,
    'strict-transport-security': maxAge >= HALF_A_YEAR_S ? 0 : maxAge > 0 ? -10 : -20,
    'subresource-integrity': foreignScripts(body),
    'x-content-type-options': text('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options':
      frames && !frames.some((one) => BROAD.includes(one)) ? 5 : text('x-frame-options') === '' ? -20 : 0,
  };
};

/** The score of points: what lifts it counts only where nothing much takes from it. */
export const observatoryScore = (points: Readonly<Record<string, number>>): number => {
  const all = Object.values(points);
  const without = all.filter((one) => one < 0).reduce((sum, one) => sum + one, BASE);
  const extra = all.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  return Math.max(0, without >= EXTRA_FROM ? without + extra : without);
};
