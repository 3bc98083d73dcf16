/** Id of the footer: where the mobile menu's button leads without JavaScript. */
export const FOOTER_ID = 'site-footer';
