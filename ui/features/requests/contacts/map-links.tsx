import { mapLinks, mapNames, type Point } from '#core/requests/contacts/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** A place on maps that lead there; each opens by itself. */
export const MapLinks = ({ place, name }: { place: Point | string; name: string }) => {
  const { t } = useLanguage();
  const links = mapLinks(place);
  return (
    <ul aria-label={t('contacts.mapsOf', { name })} className="-mx-2 flex flex-wrap">
      {mapNames.map((map) => (
        <li key={map}>
          <a
            href={links[map]}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-9 items-center rounded-control px-2 text-14 text-muted underline decoration-hairline underline-offset-4 transition hover:text-ink hover:decoration-current pointer-coarse:min-h-11"
          >
            {t(`contacts.map.${map}`)}
          </a>
        </li>
      ))}
    </ul>
  );
};
