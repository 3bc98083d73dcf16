import { Link } from '#ui/design/link.tsx';
import { LogoPicture } from '#ui/features/kernel/logo/logo-picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

export const Logo = () => (
  <Link to={useLanguage().path('/')} className="flex h-11 shrink-0 items-center rounded-control text-22 font-bold">
    <LogoPicture size="h-7 w-[92px] desktop:h-8 desktop:w-30" />
  </Link>
);
