/** How long after the window has loaded the chat is loaded, ms (rule CHAT-1). */
export const CHAT_DELAY_MS = 10_000;

/** Whether the chat is loaded at all: not where the environment asks everybody to log in (rule CHAT-1). */
export const mayLoadChat = (environment: { readonly loginRequired: boolean }): boolean => !environment.loginRequired;

/**
 * Whether a navigation ends the chat and starts it anew: not on category pages, and not once it was opened (rule
 * CHAT-2).
 */
export const restartsChat = (navigation: { readonly toCategory: boolean; readonly opened: boolean }): boolean =>
  !navigation.toCategory && !navigation.opened;
