import type { ReactNode } from 'react';
import { useShell } from '#ui/app/site.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface EmptyPageProps {
  /** Items on all pages; above 0 the address is beyond the last page. */
  readonly total: number;
  /** Address of the first page. */
  readonly first: string;
  /** Text of an empty list. */
  readonly words: string;
  readonly children?: ReactNode;
}

/** Why a page of a list is empty, and one way on. */
export const EmptyPage = ({ total, first, words, children }: EmptyPageProps) => {
  const { t, path } = useLanguage();
  const picture = useShell().settings.images.filtersEmpty;
  return total > 0 ? (
    <Empty picture={picture} title={t('listing.beyond')}>
      <ButtonLink to={first}>{t('listing.toFirst')}</ButtonLink>
    </Empty>
  ) : (
    <Empty picture={picture} title={words}>
      {children ?? <ButtonLink to={path('/')}>{t('listing.toHome')}</ButtonLink>}
    </Empty>
  );
};
