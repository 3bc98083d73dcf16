import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import { CoverLink } from '#ui/design/cover-link.tsx';
import { Link } from '#ui/design/link.tsx';
import { NavLink } from '#ui/design/nav-link.tsx';
import { inBoth, longTitle, sentence } from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';

const catalogue = inBoth('Каталог', 'Catalog');

const inText = (name: string, words: (locale: Locale) => string): State =>
  state(name, (locale) => (
    <p>
      {sentence(locale)}{' '}
      <Link to={localePath('/terms', locale)} className="text-link underline underline-offset-2">
        {words(locale)}
      </Link>
    </p>
  ));

/** Of the sections of the vitrina; every state stands on the page `/gallery`. */
const section = (name: string, to: string, end = false): State =>
  state(name, (locale) => (
    <nav>
      <NavLink
        to={localePath(to, locale)}
        end={end}
        className="inline-flex h-11 items-center rounded-control px-3 text-14 font-medium whitespace-nowrap text-muted transition -outline-offset-4 hover:text-ink aria-[current]:text-ink"
      >
        {catalogue(locale)}
      </NavLink>
    </nav>
  ));

export const links: readonly Story[] = [
  story('Link', 'card', [
    state('by itself', (locale) => (
      <p>
        <Link to={localePath('/catalog', locale)}>{catalogue(locale)}</Link>
      </p>
    )),
    inText('in a text', catalogue),
    inText('with long words', longTitle),
  ]),
  story('CoverLink', 'card', [
    state('of a card', (locale) => (
      <h3 className="group relative">
        <CoverLink to={localePath('/catalog', locale)}>{longTitle(locale)}</CoverLink>
      </h3>
    )),
  ]),
  story('NavLink', 'auto', [section('to another page', '/elsewhere'), section('to this page', '/gallery', true)]),
];
