/** Id of the footer: without JavaScript the mobile menu's button links to it. */
export const FOOTER_ID = 'site-footer';
