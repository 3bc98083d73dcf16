export { isColour, textOn } from './contrast.ts';
export { createLoadShell, PLAIN_SHELL, type Shell } from './load-shell.ts';
export { type MenuLinkName, menuLinks, SERVICE_CENTRE_PHONES, shownPhones } from './menu.ts';
export { namedSettings } from './named-settings.ts';
export type { FooterSettings, GlobalSettings, SiteSettings } from './settings.ts';
