import { useShell } from '#ui/app/site.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

const WORDS = {
  compare: ['compare.empty', 'compare.emptyHint'],
  favorites: ['favorites.empty', 'favorites.emptyHint'],
} as const;

/** An empty list of chosen products: what the list is for, and links. */
export const NothingChosen = ({ list }: { list: 'compare' | 'favorites' }) => {
  const { t, path } = useLanguage();
  const { images } = useShell().settings;
  const [title, hint] = WORDS[list];
  const picture = list === 'compare' ? images.compareError : images.favoritesEmpty;
  return (
    <Empty picture={picture} title={t(title)}>
      <p className="max-w-[440px] text-muted">{t(hint)}</p>
      <ButtonLink kind="secondary" to={path('/produs')}>
        {t('chosen.toCatalog')}
      </ButtonLink>
    </Empty>
  );
};
