import { mapLinks, mapNames, type Point } from '#core/requests/contacts/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Links to maps; each opens in a new tab. */
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
            className="button button-quiet button-sm px-2 font-normal text-muted underline"
          >
            {t(`contacts.map.${map}`)}
          </a>
        </li>
      ))}
    </ul>
  );
};
