import type { SeedColour } from '#adapters/provider-sandbox/catalogue/model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const colour = (slug: string, hex: string, ru: string, ro: string): SeedColour => ({ slug, hex, title: b(ru, ro) });

/** A colour that Romanian declines. */
const declined = (
  slug: string,
  hex: string,
  ru: string,
  [ro, feminine, feminines]: readonly [string, string, string],
): SeedColour => ({ ...colour(slug, hex, ru, ro), feminine, feminines });

const list: SeedColour[] = [
  declined('black', '#1D1F23', 'чёрный', ['negru', 'neagră', 'negre']),
  declined('white', '#F3F2EE', 'белый', ['alb', 'albă', 'albe']),
  colour('grey', '#8A8D92', 'серый', 'gri'),
  colour('graphite', '#4A4C51', 'графитовый', 'grafit'),
  declined('silver', '#D5D7DA', 'серебристый', ['argintiu', 'argintie', 'argintii']),
  colour('titanium', '#B5AFA6', 'титановый', 'titan'),
  colour('starlight', '#F1EADF', 'сияющая звезда', 'lumina stelelor'),
  colour('midnight', '#232A34', 'тёмная ночь', 'miezul nopții'),
  declined('blue', '#3F66A8', 'синий', ['albastru', 'albastră', 'albastre']),
  colour('navy', '#25355A', 'тёмно-синий', 'bleumarin'),
  colour('sky', '#A9C7E3', 'голубой', 'albastru-deschis'),
  colour('mist-blue', '#B9C9DC', 'туманно-голубой', 'albastru-cețos'),
  colour('ultramarine', '#8C9BE0', 'ультрамариновый', 'ultramarin'),
  colour('teal', '#7FB5B0', 'бирюзовый', 'turcoaz'),
  declined('green', '#5E8C6A', 'зелёный', ['verde', 'verde', 'verzi']),
  colour('sage', '#B3C4A4', 'шалфейный', 'verde-salvie'),
  colour('mint', '#BFE3D0', 'мятный', 'verde-mentă'),
  declined('olive', '#6B6F4B', 'оливковый', ['măsliniu', 'măslinie', 'măslinii']),
  colour('lime', '#C6E04A', 'лаймовый', 'verde-lime'),
  declined('yellow', '#F2D24B', 'жёлтый', ['galben', 'galbenă', 'galbene']),
  declined('gold', '#D9B978', 'золотистый', ['auriu', 'aurie', 'aurii']),
  colour('mocha', '#A58872', 'мокко', 'mocca'),
  colour('desert', '#C9AF98', 'песчаный титан', 'titan deșert'),
  declined('orange', '#E2743A', 'оранжевый', ['portocaliu', 'portocalie', 'portocalii']),
  colour('cosmic-orange', '#E4703A', 'космический оранжевый', 'portocaliu cosmic'),
  declined('red', '#C2313A', 'красный', ['roșu', 'roșie', 'roșii']),
  declined('burgundy', '#6D2436', 'бордовый', ['vișiniu', 'vișinie', 'vișinii']),
  colour('coral', '#F08A76', 'коралловый', 'coral'),
  colour('pink', '#F0B9C4', 'розовый', 'roz'),
  colour('lavender', '#C9BEE6', 'лавандовый', 'lavandă'),
  declined('violet', '#7B62B5', 'фиолетовый', ['violet', 'violetă', 'violete']),
  colour('cream', '#F0E6D2', 'кремовый', 'crem'),
  colour('beige', '#D9C7AE', 'бежевый', 'bej'),
  colour('brown', '#7A5540', 'коричневый', 'maro'),
  declined('transparent', '#E6EDF2', 'прозрачный', ['transparent', 'transparentă', 'transparente']),
  colour('steel', '#B9BDC1', 'сталь', 'inox'),
  colour('camouflage', '#6F7558', 'камуфляж', 'camuflaj'),
];

/** Every colour by its slug. */
export const colours = new Map(list.map((entry) => [entry.slug, entry]));

export function colourBySlug(slug: string): SeedColour {
  const found = colours.get(slug);
  if (!found) throw new Error(`Unknown colour ${slug}`);
  return found;
}
