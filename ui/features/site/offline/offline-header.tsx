import { LogoPicture } from '#ui/features/kernel/logo/logo-picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The shop's name, linking home by a full load: only then can the service worker answer. */
export const OfflineHeader = () => (
  <header className="border-b border-hairline">
    <div className="container-page flex h-14 items-center desktop:h-18">
      <a href={useLanguage().path('/')} className="flex h-11 items-center rounded-control text-22 font-bold">
        <LogoPicture />
      </a>
    </div>
  </header>
);
