/**
 * Space to the right of a page's last row, where a chat's round button covers the corner: up to 72 px from the window's
 * right edge, 96 px on a wide screen, minus the page's margin.
 */
export const CHAT_BUTTON_ROOM = 'max(0px, 72px + clamp(0px, (100vw - 1024px) * 24, 24px) - (100vw - 100%) / 2)';
