/*
 * The chat of this demonstration, as a vendor's script would come: it starts by itself, stands in a shadow tree of its
 * own, and lets the page start and end it by `shopChat.init()` and `shopChat.destroy()`. When it is opened it calls
 * `shopChatOpened()`, if the page has such a function.
 */
(() => {
  const MESSAGES = '/chat/messages';
  const STORED_AS = 'chat.conversation';
  /** From how far on a scroll is one, px. */
  const SCROLLED = 8;

  const dictionaries = {
    ru: {
      chat: 'Чат с помощником',
      open: 'Открыть чат',
      close: 'Закрыть чат',
      who: 'Помощник магазина',
      what: 'Программа с готовыми ответами, не человек',
      hello: 'Здравствуйте! Я отвечаю готовыми ответами на вопросы о доставке, оплате, кредите, гарантии и заказах.',
      you: 'Вы',
      question: 'Ваш вопрос',
      send: 'Отправить',
      more: 'Открыть страницу',
      failed: 'Не получилось отправить. Вопрос на месте, попробуйте ещё раз.',
      over: 'Этот разговор стал слишком длинным. Откройте магазин в новой вкладке, чтобы начать другой.',
      asks: ['Сколько стоит доставка?', 'Можно в кредит?', 'Где мой заказ?'],
    },
    ro: {
      chat: 'Chat cu asistentul',
      open: 'Deschide chatul',
      close: 'Închide chatul',
      who: 'Asistentul magazinului',
      what: 'Un program cu răspunsuri pregătite, nu un om',
      hello:
        'Bună ziua! Răspund cu răspunsuri pregătite la întrebări despre livrare, plată, credit, garanție și comenzi.',
      you: 'Dumneavoastră',
      question: 'Întrebarea dumneavoastră',
      send: 'Trimite',
      more: 'Deschide pagina',
      failed: 'Nu s-a putut trimite. Întrebarea e aici, mai încercați o dată.',
      over: 'Conversația a devenit prea lungă. Deschideți magazinul într-o filă nouă ca să începeți alta.',
      asks: ['Cât costă livrarea?', 'Se poate în credit?', 'Unde e comanda mea?'],
    },
  };

  const look = `
    :host { all: initial; font: 400 16px/24px var(--font-sans, system-ui, sans-serif); color-scheme: inherit;
      --ink: var(--color-ink, light-dark(#14161a, #f2f3f5)); --muted: var(--color-muted, light-dark(#5b616b, #a4abb6));
      --line: var(--color-hairline, light-dark(#e6e8ec, #2c3038)); --tile: var(--color-tile, light-dark(#f4f5f7, #1e2127));
      --ground: var(--color-raised, light-dark(#fff, #1b1e24)); --on-ink: var(--color-surface, light-dark(#fff, #14161a));
      --foot: calc(var(--bar-height, 0px) + var(--buy-bar-height, 0px) + 12px); color: var(--ink); }
    @media (width > 1024px) { :host { --foot: 24px; } }
    @media print { :host { display: none; } }
    [hidden] { display: none !important; }
    * { box-sizing: border-box; margin: 0; }
    button, textarea { font: inherit; color: inherit; }
    button { cursor: pointer; border: 0; background: none; }
    :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
    .launcher { position: fixed; z-index: 15; right: calc(12px + var(--scrollbar-room, 0px)); bottom: var(--foot); width: 48px; height: 48px; padding: 0;
      display: grid; place-items: center; border-radius: 50%; background: var(--ink); color: var(--on-ink);
      box-shadow: 0 1px 2px rgb(13 15 18 / .06), 0 8px 24px rgb(13 15 18 / .2); }
    .launcher { transition: translate 200ms ease-out; }
    .launcher.aside:not(:focus-visible) { translate: calc(100% + 48px); }
    @media (width > 1024px) { .launcher { right: calc(24px + var(--scrollbar-room, 0px)); width: 56px; height: 56px; }
      .launcher.aside:not(:focus-visible) { translate: none; } }
    @media (prefers-reduced-motion: reduce) { .launcher { transition: none; } }
    .panel { position: fixed; z-index: 35; right: calc(12px + var(--scrollbar-room, 0px)); bottom: var(--foot); width: min(376px, calc(100vw - 24px));
      height: min(560px, calc(100dvh - var(--foot) - 12px)); display: flex; flex-direction: column; overflow: hidden;
      border: 1px solid var(--line); border-radius: 14px; background: var(--ground);
      box-shadow: 0 1px 2px rgb(13 15 18 / .06), 0 12px 40px rgb(13 15 18 / .16); }
    @media (width > 1024px) { .panel { right: calc(24px + var(--scrollbar-room, 0px)); } }
    .head { display: flex; align-items: center; gap: 8px; padding: 8px 4px 8px 16px; border-bottom: 1px solid var(--line); }
    .head div { flex: 1; min-width: 0; }
    h2 { font-size: 16px; line-height: 22px; font-weight: 650; }
    .what { font-size: 12px; line-height: 16px; color: var(--muted); }
    .close, .send { display: grid; place-items: center; flex: none; width: 44px; height: 44px; border-radius: 8px; }
    .close:hover { background: var(--tile); }
    .log { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 16px; display: flex;
      flex-direction: column; gap: 8px; }
    .log p { max-width: 86%; padding: 8px 12px; border-radius: 14px; font-size: 14px; line-height: 20px;
      overflow-wrap: anywhere; white-space: pre-line; }
    .assistant { align-self: flex-start; background: var(--tile); }
    .visitor { align-self: flex-end; background: var(--ink); color: var(--on-ink); }
    .log a { display: block; margin-top: 4px; padding: 2px 0; color: inherit; font-weight: 600; text-underline-offset: 3px; }
    .asks { display: flex; flex-wrap: wrap; gap: 8px; padding: 0 16px 12px; }
    .asks button { min-height: 36px; padding: 0 12px; border: 1px solid var(--line); border-radius: 18px; font-size: 14px; line-height: 20px; }
    .asks button:hover { border-color: var(--muted); }
    .problem { padding: 0 16px 8px; font-size: 14px; line-height: 20px; color: var(--color-danger, light-dark(#b4231a, #ff8a80)); }
    form { display: flex; align-items: end; gap: 4px; padding: 8px; border-top: 1px solid var(--line); }
    textarea { flex: 1; min-width: 0; height: 44px; padding: 10px 8px; border: 0; border-radius: 8px; resize: none; background: none; outline-offset: -2px; }
    textarea::placeholder { color: var(--muted); opacity: 1; }
    .send { background: var(--ink); color: var(--on-ink); }
    .send[aria-disabled="true"] { opacity: .4; }
    .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    @media (pointer: coarse) { .asks button { min-height: 44px; border-radius: 22px; } }
  `;

  const SVG = 'http://www.w3.org/2000/svg';
  const icon = (...paths) => {
    const svg = document.createElementNS(SVG, 'svg');
    const marks = { viewBox: '0 0 24 24', width: 24, height: 24, fill: 'none', stroke: 'currentColor' };
    const lines = {
      'stroke-width': 1.75,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    };
    for (const [name, value] of Object.entries({ ...marks, ...lines })) svg.setAttribute(name, String(value));
    for (const line of paths) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', line);
      svg.append(path);
    }
    return svg;
  };
  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  /** The conversation of this tab; a tab that may keep nothing speaks anew after each load. */
  const known = () => {
    try {
      return sessionStorage.getItem(STORED_AS);
    } catch {
      return null;
    }
  };
  let spoken = known();
  const conversation = () => {
    if (spoken) return spoken;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    spoken = hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
    try {
      sessionStorage.setItem(STORED_AS, spoken);
    } catch {
      // It lasts as long as the page.
    }
    return spoken;
  };

  const build = () => {
    const locale = document.documentElement.lang.startsWith('ro') ? 'ro' : 'ru';
    const words = dictionaries[locale];
    const host = element('div', { id: 'shop-chat', lang: locale });
    const tree = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(look);
    tree.adoptedStyleSheets = [style];

    const log = element('div', { className: 'log', role: 'log', tabIndex: 0, ariaLabel: words.chat });
    const asks = element('div', { className: 'asks' });
    const problem = element('p', { className: 'problem', role: 'alert', hidden: true });
    const field = element('textarea', {
      rows: 1,
      maxLength: 500,
      placeholder: words.question,
      ariaLabel: words.question,
    });
    const send = element(
      'button',
      { type: 'submit', className: 'send', ariaLabel: words.send, ariaDisabled: 'true' },
      icon('m5 12 7-7 7 7', 'M12 19V5'),
    );
    const form = element('form', { noValidate: true }, field, send);
    const close = element(
      'button',
      { type: 'button', className: 'close', ariaLabel: words.close },
      icon('M18 6 6 18', 'm6 6 12 12'),
    );
    const title = element(
      'div',
      {},
      element('h2', { textContent: words.who }),
      element('p', { className: 'what', textContent: words.what }),
    );
    const head = element('div', { className: 'head' }, title, close);
    const panel = element(
      'div',
      { className: 'panel', role: 'dialog', ariaLabel: words.chat, hidden: true },
      head,
      log,
      asks,
      problem,
      form,
    );
    const launcher = element(
      'button',
      {
        type: 'button',
        className: 'launcher',
        ariaLabel: words.open,
        ariaExpanded: 'false',
        ariaHasPopup: 'dialog',
        title: words.open,
      },
      icon('M7.900 20A9 9 0 1 0 4 16.100L2 22Z', 'M8 12h.01', 'M12 12h.01', 'M16 12h.01'),
    );
    tree.append(element('section', { ariaLabel: words.chat }, launcher, panel));

    let begun = false;
    let busy = false;

    const show = ({ author, text, path }) => {
      const line = element('p', { className: author }, text);
      if (author === 'visitor') line.prepend(element('span', { className: 'spoken', textContent: `${words.you}: ` }));
      if (path) line.append(element('a', { href: (locale === 'ro' ? '/ro' : '') + path, textContent: words.more }));
      log.append(line);
      log.scrollTop = log.scrollHeight;
    };
    const complain = (text) => {
      problem.textContent = text;
      problem.hidden = text === '';
    };
    const ask = async (text) => {
      if (busy || text.trim() === '') return;
      busy = true;
      send.ariaDisabled = 'true';
      complain('');
      try {
        const body = JSON.stringify({ conversation: conversation(), text: text.trim(), locale });
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(MESSAGES, { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) });
        if (response.status === 429) complain(words.over);
        else if (response.ok) {
          const { messages } = await response.json();
          show({ author: 'visitor', text: text.trim() });
          for (const message of messages) show(message);
          field.value = '';
          asks.hidden = true;
        } else complain(words.failed);
      } catch {
        complain(words.failed);
      }
      busy = false;
      send.ariaDisabled = String(field.value.trim() === '');
    };
    const recall = async () => {
      if (!spoken) return;
      try {
        const response = await fetch(`${MESSAGES}?conversation=${spoken}`, { signal: AbortSignal.timeout(15_000) });
        const { messages } = response.ok ? await response.json() : { messages: [] };
        for (const message of messages) show(message);
        asks.hidden = messages.length > 0;
      } catch {
        // What was said before stays away; one may go on speaking.
      }
    };
    const open = () => {
      panel.hidden = false;
      launcher.hidden = true;
      launcher.ariaExpanded = 'true';
      field.focus();
      window.shopChatOpened?.();
      if (begun) return;
      begun = true;
      show({ author: 'assistant', text: words.hello });
      void recall();
    };
    const shut = () => {
      panel.hidden = true;
      launcher.hidden = false;
      launcher.ariaExpanded = 'false';
      launcher.focus();
    };

    for (const question of words.asks) {
      const chip = element('button', { type: 'button', textContent: question });
      chip.addEventListener('click', () => {
        field.focus();
        void ask(question);
      });
      asks.append(chip);
    }
    launcher.addEventListener('click', open);
    close.addEventListener('click', shut);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void ask(field.value);
    });
    field.addEventListener('input', () => {
      send.ariaDisabled = String(field.value.trim() === '');
    });
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') shut();
      if (event.key === 'Enter' && !event.shiftKey && event.target === field && !event.isComposing) {
        event.preventDefault();
        void ask(field.value);
      }
      // The shop's own keys stay the shop's.
      event.stopPropagation();
    });
    // On a small screen it would lie over prices: it goes aside while one reads on, and is back on the way up.
    let last = window.scrollY;
    const watchScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < SCROLLED) return;
      launcher.classList.toggle('aside', scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', watchScroll, { passive: true });
    document.body.append(host);
    return {
      end: () => {
        window.removeEventListener('scroll', watchScroll);
        host.remove();
      },
    };
  };

  let shown;
  window.shopChat = {
    init() {
      shown ??= build();
    },
    destroy() {
      shown?.end();
      shown = undefined;
    },
  };
  window.shopChat.init();
})();
