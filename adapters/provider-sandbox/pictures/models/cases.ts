import { drawnAs, type Looks } from './look.ts';

/** A case or a glass takes its shape and its openings from the phone in `of`; a ring is seen where the case is magnetic. */
export const cases: Looks = {
  ...drawnAs('case', {
    'apple-clear-case-iphone-17': { of: 'apple-iphone-17', kind: 'clear', magnet: true },
    'apple-silicone-case-iphone-17-pro': { of: 'apple-iphone-17-pro', kind: 'silicone', magnet: true },
    'spigen-tough-armor-iphone-17-pro-max': { of: 'apple-iphone-17-pro-max', kind: 'armour', magnet: true },
    'esr-classic-hybrid-iphone-16': { of: 'apple-iphone-16', kind: 'clear', magnet: true },
    'samsung-silicone-case-s26-ultra': { of: 'samsung-galaxy-s26-ultra', kind: 'silicone', magnet: true },
    'samsung-card-slot-case-a57': { of: 'samsung-galaxy-a57-5g', kind: 'slot' },
    'spigen-liquid-air-galaxy-s26': { of: 'samsung-galaxy-s26', kind: 'textured' },
    'samsung-clear-case-a26': { of: 'samsung-galaxy-a26-5g', kind: 'clear' },
    'nillkin-camshield-pro-15t-pro': { of: 'xiaomi-15t-pro', kind: 'slider' },
    'xiaomi-soft-case-redmi-note-15-pro': { of: 'redmi-note-15-pro-5g', kind: 'clear' },
    'pitaka-aramid-xiaomi-17': { of: 'xiaomi-17', kind: 'aramid', magnet: true },
  }),
  ...drawnAs('folio', { 'nillkin-qin-book-redmi-note-15': { of: 'redmi-note-15' } }),
  ...drawnAs('screen-glass', {
    'nillkin-amazing-h-plus-pro-iphone-17': { of: 'apple-iphone-17', rim: false, tint: '#dcecf5' },
    'esr-armorite-iphone-17-pro': { of: 'apple-iphone-17-pro', rim: true, tint: '#dcecf5' },
    'spigen-glas-tr-privacy-iphone-16': { of: 'apple-iphone-16', rim: true, tint: '#3a3f48' },
    'nillkin-cp-plus-pro-redmi-note-15': { of: 'redmi-note-15', rim: true, tint: '#dcecf5' },
    'baseus-crystal-galaxy-s26': { of: 'samsung-galaxy-s26', rim: false, tint: '#c9d4dc' },
  }),
  ...drawnAs('lens-film', { 'baseus-lens-film-xiaomi-15t-pro': { of: 'xiaomi-15t-pro' } }),
};
