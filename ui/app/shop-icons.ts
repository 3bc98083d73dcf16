/** One drawing of the shop's icon. */
export interface ShopIcon {
  readonly path: string;
  /** Width and height, px. */
  readonly size: number;
  /** `any` as it is, `maskable` with room for a device to cut it into its own shape; neither for a manifest: undefined. */
  readonly purpose?: 'any' | 'maskable';
  /** How much of the width the drawing takes; below 1 it stands on the ground of the shop's pages. */
  readonly share: number;
}

/** What the shop is shown with among bookmarks where it has no icon of its own. */
export const PLAIN_ICON: ShopIcon = { path: '/icon-192.png', size: 192, purpose: 'any', share: 1 };
/** Apple's devices put black where an icon lets through. */
export const APPLE_ICON: ShopIcon = { path: '/apple-touch-icon.png', size: 180, share: 0.8 };

/** Every icon that is drawn. A square of 56 % lies within the circle that no device cuts into. */
export const shopIcons: readonly ShopIcon[] = [
  PLAIN_ICON,
  { path: '/icon-512.png', size: 512, purpose: 'any', share: 1 },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable', share: 0.56 },
  APPLE_ICON,
];
