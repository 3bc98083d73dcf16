export { contrast, isColour, textOn } from './contrast.ts';
export { makeLoadShell, PLAIN_SHELL, type Shell } from './load-shell.ts';
export { type MenuLinkName, menuLinks, phoneHref, SERVICE_CENTRE_PHONES, shownPhones } from './menu.ts';
export type { FooterSettings, GlobalSettings, SiteSettings } from './settings.ts';
export { makeStartUp, makeSwitchLanguage, startUpSteps, type Translated } from './start-up.ts';
