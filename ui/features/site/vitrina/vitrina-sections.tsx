import { observer } from 'mobx-react-lite';
import { NavLink } from '#ui/design/nav-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useVitrinaLinks } from './vitrina-links.ts';

/** The vitrina's sections in its header; small screens have the bar instead. */
export const VitrinaSections = observer(() => {
  const { t, path } = useLanguage();
  const links = useVitrinaLinks();
  return (
    <nav aria-label={t('vitrina.sections')} className="hidden desktop:block">
      <ul className="flex items-center">
        {links.map(({ name, href, end = false, also = [], className }) => (
          <li key={name} className={className}>
            <NavLink
              to={path(href)}
              end={end}
              also={also.map(path)}
              className="inline-flex h-11 items-center rounded-control px-3 text-14 font-medium whitespace-nowrap text-muted transition -outline-offset-4 hover:text-ink aria-[current]:text-ink"
            >
              {t(`vitrina.links.${name}.title`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
