import { useShell } from '#ui/app/site.ts';
import { ArrowRight } from '#ui/design/icons/index.tsx';
import { SiteLink } from '#ui/features/kernel/links/site-link.tsx';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';

/** The operator's message above the header, with the phone where it fits. */
export const PromoStrip = () => {
  const { promoStrip } = useShell().settings;
  const { main } = usePhones();
  if (!promoStrip) return null;
  const { text, href } = promoStrip;
  return (
    <div className="bg-promo text-14">
      <div className="container-page flex min-h-9 items-center justify-center gap-6 desktop:justify-between">
        <SiteLink
          href={href}
          className="group inline-flex items-center gap-2 py-2 font-medium pointer-coarse:py-3 hover:text-link"
        >
          {text}
          <ArrowRight className="size-4 shrink-0 text-link" />
        </SiteLink>
        {main ? <PhoneLink phone={main} className="hidden text-14 desktop:inline" /> : null}
      </div>
    </div>
  );
};
