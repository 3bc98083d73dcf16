import { createRoot } from 'react-dom/client';
import './gallery.css';
import { locales } from '#core/kernel/locale/index.ts';
import { textOn } from '#core/site/settings/index.ts';
import { registerCustomSelect } from '#ui/design/custom-select.ts';
import { CustomSelect } from '#ui/design/primitives/custom-select.tsx';
import { loadWords } from '#ui/i18n/i18n.ts';
import { choiceOf, Gallery } from './gallery.tsx';
import { keepInFrames } from './opened.tsx';
import { ACCENT } from './samples.ts';

/** Shows the gallery once all words of both languages are there. */
const begin = async () => {
  await Promise.all(locales.map(loadWords));
  document.documentElement.style.setProperty('--accent', ACCENT);
  document.documentElement.style.setProperty('--on-accent', textOn(ACCENT));
  registerCustomSelect(CustomSelect);
  keepInFrames();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Gallery first={choiceOf(new URLSearchParams(window.location.search))} />);
};

void begin();
