/** Whose offer it is, as its partner wants it on paper (rule QUOTE-6). */
export interface Firm {
  /** Empty: the offer bears the shop's own name and logo. */
  readonly name: string;
  /** As typed; empty to hide it. */
  readonly phone: string;
  /** Data URL of a picture, such as `data:image/png;base64,…`; may be absent. */
  readonly logo?: string;
}

/** Before the company was named (rule QUOTE-6). */
export const NO_FIRM: Firm = { name: '', phone: '' };

/** Most characters of a firm's name (rule QUOTE-6). */
export const FIRM_NAME_MAX = 80;
/** Most characters of a firm's phone (rule QUOTE-6). */
export const FIRM_PHONE_MAX = 40;
/** Most characters of a logo's data address, about 75 kB of picture (rule QUOTE-6). */
const LOGO_MAX = 100_000;
/** Logos are scaled down to this size before they are stored, pixels (rule QUOTE-6). */
export const LOGO_SIZE = { width: 480, height: 160 } as const;
/** Allowed logo types; SVG is excluded, because it may contain scripts (rule QUOTE-6). */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** What the Base64 of each kind of picture begins with. */
const BEGINNINGS: Readonly<Record<(typeof logoTypes)[number], string>> = {
  'image/png': 'iVBORw0KGgo',
  'image/jpeg': '/9j/',
  'image/webp': 'UklGR',
};
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Whether a value is a logo: a PNG, JPEG or WebP picture of bounded size as a data address (rule QUOTE-6). */
export const isLogo = (value: unknown): value is string => {
  if (typeof value !== 'string' || value.length > LOGO_MAX) return false;
  return logoTypes.some((type) => {
    const head = `data:${type};base64,`;
    return value.startsWith(head + BEGINNINGS[type]) && BASE64.test(value.slice(head.length));
  });
};

/** Repairs a stored company: valid fields stay (rule QUOTE-6). Never throws. */
export const repairFirm = (stored: unknown): Firm => {
  const { name, phone, logo }: { readonly [Field in keyof Firm]?: unknown } =
    typeof stored === 'object' && stored !== null ? stored : {};
  return {
    name: typeof name === 'string' ? name.slice(0, FIRM_NAME_MAX) : NO_FIRM.name,
    phone: typeof phone === 'string' ? phone.slice(0, FIRM_PHONE_MAX) : NO_FIRM.phone,
    ...(isLogo(logo) ? { logo } : {}),
  };
};
