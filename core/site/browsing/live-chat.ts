import type { Timers } from '#core/kernel/shared/index.ts';

/** How long after the window has loaded the chat is loaded, ms (rule CHAT-1). */
export const CHAT_DELAY_MS = 10_000;

/** Whether to load the chat: not in environments that require a login (rule CHAT-1). */
export const mayLoadChat = (environment: { readonly loginRequired: boolean }): boolean => !environment.loginRequired;

/** Whether a navigation restarts the chat: not on category pages, and not once it was opened (rule CHAT-2). */
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

/** The operator's chat; it starts when its script has loaded. */
export interface LiveChat {
  /** Fetches it; gives whether it came. */
  load(): Promise<boolean>;
  /** Whether the visitor has opened it since it was loaded. */
  opened(): boolean;
  init(): void;
  destroy(): void;
}

/**
 * Use-case: the chat across navigations. `windowLoaded` loads it once after a delay (rule CHAT-1) and returns a
 * function that cancels; `navigated` restarts it where needed (rule CHAT-2).
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
