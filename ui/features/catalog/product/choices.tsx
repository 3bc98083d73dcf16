import type { CSSProperties, ReactNode } from 'react';
import type { Choice, Choices as ChoicesOfModel } from '#core/catalog/products/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The colours and memories of a model, each a link to its own product; the page stays where it is scrolled to. */
export const Choices = ({ colours, memories }: ChoicesOfModel) => {
  const { t } = useLanguage();
  return (
    <>
      <ChoiceList
        label={t('product.colour')}
        choices={colours}
        className="-ml-1 gap-1"
        look="choice-colour"
        swatch={({ hex }) => <span style={{ '--colour': hex } as CSSProperties} />}
      />
      <ChoiceList
        label={t('product.memory')}
        choices={memories}
        className="gap-2"
        look="choice-memory"
        swatch={({ title }) => title}
      />
    </>
  );
};

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly className: string;
  readonly look: string;
  readonly swatch: (choice: Choice) => ReactNode;
}

/** One option of a product with its name and chosen value; unavailable values are struck through. */
const ChoiceList = ({ label, choices, className, look, swatch }: ChoiceListProps) => {
  const { t, path } = useLanguage();
  if (choices.length === 0) return null;
  const chosen = choices.find(({ isChosen }) => isChosen)?.title;
  const wordsOf = ({ title, state }: Choice) =>
    state === 'there' ? title : t(`product.choice.${state}`, { title: title || label });
  return (
    <div>
      <p className="text-14 text-muted">
        {label}
        {chosen ? <span className="text-ink">: {chosen}</span> : null}
      </p>
      <ul aria-label={label} className={`mt-2 flex flex-wrap ${className}`}>
        {choices.map((choice) => (
          <li key={choice.title + choice.hex}>
            <Link
              to={path(`/product/${choice.url}`)}
              preventScrollReset
              aria-label={wordsOf(choice)}
              aria-current={choice.isChosen ? 'true' : undefined}
              title={wordsOf(choice)}
              className={choice.state === 'there' ? look : `${look} choice-missing`}
            >
              {swatch(choice)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
