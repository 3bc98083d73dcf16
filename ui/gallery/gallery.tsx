import { useState } from 'react';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import { type Scheme, Stage } from './stage.tsx';
import { stories } from './stories/index.ts';
import type { Story } from './story.ts';

/** What is shown, as the address has it. */
interface Choice {
  readonly locales: readonly Locale[];
  readonly schemes: readonly Scheme[];
}

const widths = { auto: '', tile: 'w-[290px]', card: 'w-[472px]', line: 'w-[720px]', page: 'w-[1120px]' } as const;
const schemes: readonly Scheme[] = ['light', 'dark'];

/** The choice of an address such as `?locale=ro&scheme=dark`; everything unless given. */
export const choiceOf = (parameters: URLSearchParams): Choice => {
  const wanted = <Value extends string>(name: string, known: readonly Value[]): readonly Value[] => {
    const given = known.filter((value) => value === parameters.get(name));
    return given.length > 0 ? given : known;
  };
  return { locales: wanted('locale', locales), schemes: wanted('scheme', schemes) };
};

/** Each component of the shop in all its looks. */
export const Gallery = ({ first }: { readonly first: Choice }) => {
  const [choice, setChoice] = useState(first);
  return (
    <div className="p-4 text-14">
      <header className="-mx-4 flex flex-wrap gap-x-6 gap-y-2 border-b border-hairline bg-surface px-4 py-3">
        <Choose of={locales} chosen={choice.locales} onChoose={(chosen) => setChoice({ ...choice, locales: chosen })} />
        <Choose of={schemes} chosen={choice.schemes} onChoose={(chosen) => setChoice({ ...choice, schemes: chosen })} />
        <nav className="flex flex-wrap gap-x-4">
          {Object.keys(stories).map((part) => (
            <a key={part} href={`#${part}`} className="text-link underline">
              {part}
            </a>
          ))}
        </nav>
      </header>
      <main>
        {Object.entries(stories).map(([part, shown]) => (
          <section key={part} id={part} className="scroll-mt-24">
            <h1 className="mt-10 text-28">{part}</h1>
            {shown.map((story) => (
              <StoryRow key={story.of} story={story} choice={choice} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
};

interface ChooseProps<Value extends string> {
  readonly of: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onChoose: (chosen: readonly Value[]) => void;
}

const Choose = <Value extends string>({ of: known, chosen, onChoose }: ChooseProps<Value>) => (
  <select
    aria-label={known.join(', ')}
    value={chosen.length === 1 ? chosen[0] : ''}
    onChange={({ target }) => {
      const one = known.filter((value) => value === target.value);
      onChoose(one.length > 0 ? one : known);
    }}
    className="rounded-control border border-hairline bg-raised px-2"
  >
    <option value="">{known.join(' + ')}</option>
    {known.map((value) => (
      <option key={value}>{value}</option>
    ))}
  </select>
);

const StoryRow = ({ story, choice }: { readonly story: Story; readonly choice: Choice }) => (
  <section id={story.of}>
    <h2 className="mt-8 text-22">{story.of}</h2>
    <div className="mt-3 flex flex-wrap items-start gap-x-8 gap-y-5">
      {story.states.map((state) => (
        <div key={state.name} className="min-w-0 max-w-full">
          <h3 className="text-14 font-normal text-muted">{state.name}</h3>
          <div className="mt-1 flex flex-wrap items-start gap-4">
            {choice.locales.flatMap((locale) =>
              choice.schemes.map((scheme) => (
                <div key={`${locale}-${scheme}`} className={`max-w-full ${widths[story.width]}`}>
                  <Stage state={state} locale={locale} scheme={scheme} />
                </div>
              )),
            )}
          </div>
        </div>
      ))}
    </div>
  </section>
);
