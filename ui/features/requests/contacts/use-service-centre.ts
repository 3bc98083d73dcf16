import { SERVICE_CENTRE_PHONES } from '#core/site/settings/index.ts';
import { useSite } from '#ui/app/site.ts';

/** The service centre's phones, the main one first (rule SETTINGS-5). */
export const useServiceCentre = (): readonly string[] => useSite().serviceCentrePhones ?? SERVICE_CENTRE_PHONES;
