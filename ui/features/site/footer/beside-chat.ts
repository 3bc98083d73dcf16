/**
 * Room at the right of a page's last row: at the end of a page a chat's round button stands over that corner, up to 72 px
 * from the right edge of the window and 96 px on a wide screen. What the margin beside the page leaves free is taken off.
 */
export const BESIDE_CHAT = 'max(0px, 72px + clamp(0px, (100vw - 1024px) * 24, 24px) - (100vw - 100%) / 2)';
