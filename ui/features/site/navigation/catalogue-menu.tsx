import { useShell } from '#ui/app/site.ts';
import { LayoutGrid, X } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CatalogueDisclosure } from './catalogue-disclosure.tsx';

const look =
  'hidden h-11 shrink-0 items-center gap-2.5 rounded-control bg-ink px-5 text-16 font-semibold text-surface transition hover:opacity-85 active:opacity-70 desktop:inline-flex';

/** The catalogue button with its menu; without JavaScript, or without a menu, a link to the page of all categories. */
export const CatalogueMenu = () => {
  const { t, path } = useLanguage();
  const { menu } = useShell();
  const face = (open: boolean) => {
    const Icon = open ? X : LayoutGrid;
    return (
      <>
        <Icon className="size-5" />
        {t('menu.catalogue')}
      </>
    );
  };
  return useHydrated() && menu.length > 0 ? (
    <CatalogueDisclosure className={look} face={face} />
  ) : (
    <Link to={path('/produs')} className={look}>
      {face(false)}
    </Link>
  );
};
