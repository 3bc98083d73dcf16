import { useShell } from '#ui/app/site.ts';
import { readablePhone } from './readable-phone.ts';
import { usePhones } from './use-phones.ts';

/** Shop name and phones for print, where header and footer are hidden. */
export const PrintedShop = () => {
  const { siteName } = useShell().settings;
  const { main } = usePhones();
  return (
    <p className="mb-6 hidden font-semibold print:block">
      {[siteName, readablePhone(main)].filter(Boolean).join(' · ')}
    </p>
  );
};
