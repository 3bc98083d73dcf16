import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { folderOf } from '#ui/app/page-folder.ts';
import { useChat } from './chat-context.ts';

/** Lets the operator's chat come once the window has loaded, and tells it of every page (rules CHAT-1, CHAT-2). */
export const ChatKeeper = () => {
  const chat = useChat();
  const { key } = useLocation();
  const toCategory = folderOf(useMatches().at(-1)?.id ?? '') === 'category';
  useEffect(() => {
    if (!chat) return;
    if (document.readyState === 'complete') return chat.windowLoaded();
    let callOff = () => {};
    const onLoad = () => {
      callOff = chat.windowLoaded();
    };
    window.addEventListener('load', onLoad, { once: true });
    return () => {
      window.removeEventListener('load', onLoad);
      callOff();
    };
  }, [chat]);
  useEffect(() => {
    if (key) chat?.navigated(toCategory);
  }, [chat, key, toCategory]);
  return null;
};
