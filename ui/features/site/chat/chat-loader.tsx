import { useEffect } from 'react';
import { folderOf } from '#ui/app/page-folder.ts';
import { useLocation, usePageRoute } from '#ui/router/hooks.ts';
import { useChat } from './chat-context.ts';

/** Loads the operator's chat after the window's load and tells it of each page (rules CHAT-1, CHAT-2). */
export const ChatLoader = () => {
  const chat = useChat();
  const { key } = useLocation();
  const toCategory = folderOf(usePageRoute().id) === 'category';
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
