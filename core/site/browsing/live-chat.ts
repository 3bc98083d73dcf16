import type { Timers } from '#core/kernel/shared/index.ts';

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

/** Where the operator's chat comes from and what its script calls itself. */
export interface ChatService {
  readonly scriptUrl: string;
  /** Global functions of the vendor's that start and end the chat. */
  readonly init: string;
  readonly destroy: string;
  /** Global function that the vendor's script calls when a visitor opens the chat. */
  readonly onOpen: string;
}

/** A chat of the operator's choice; whoever makes it, it starts by itself once its script has come. */
export interface LiveChat {
  /** Fetches it; gives whether it came. */
  load(): Promise<boolean>;
  /** Whether the visitor has opened it since it was loaded. */
  opened(): boolean;
  init(): void;
  destroy(): void;
}

/**
 * Use-case: keeps the chat as somebody moves through the shop. `windowLoaded` brings it after its delay (rule CHAT-1)
 * and gives the way to call that off; it is brought once; `navigated` starts it anew where that is wanted (rule CHAT-2).
 */
export const createChat = ({ chat, timers }: { readonly chat: LiveChat; readonly timers: Timers }) => {
  let asked = false;
  let here = false;
  const load = async () => {
    asked = true;
    here = await chat.load();
  };
  return {
    windowLoaded: (): (() => void) =>
      timers.after(CHAT_DELAY_MS, () => {
        if (!asked) void load();
      }),
    navigated: (toCategory: boolean): void => {
      if (!here || !restartsChat({ toCategory, opened: chat.opened() })) return;
      chat.destroy();
      chat.init();
    },
  };
};
export type Chat = ReturnType<typeof createChat>;
