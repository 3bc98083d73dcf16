import { observer } from 'mobx-react-lite';
import { House } from '#ui/design/icons/index.tsx';
import { NavLink } from '#ui/design/nav-link.tsx';
import { useVisibleParts } from '#ui/features/kernel/auth/use-parts.ts';
import { BarCart } from '#ui/features/site/navigation/bar-cart.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useVitrinaBarLinks } from './vitrina-links.ts';

export const VitrinaBar = observer(() => {
  const { t, path } = useLanguage();
  const { cart } = useVisibleParts();
  const links = useVitrinaBarLinks();
  return (
    <nav aria-label={t('nav.bar')} className="bottom-bar">
      <ul className="mx-auto grid h-14 max-w-[560px] auto-cols-fr grid-flow-col">
        <li>
          <NavLink to={path('/')} end className="bar-item">
            <House className="size-6" strokeWidth={1.75} />
            {t('nav.home')}
          </NavLink>
        </li>
        {links.map(({ name, href, icon: Icon, end = false, also, className }) => (
          <li key={name} className={className}>
            <NavLink to={path(href)} end={end} also={also.map(path)} className="bar-item">
              <Icon className="size-6" strokeWidth={1.75} />
              {t(`vitrina.links.${name}.title`)}
            </NavLink>
          </li>
        ))}
        {cart ? (
          <li>
            <BarCart />
          </li>
        ) : null}
      </ul>
    </nav>
  );
});
