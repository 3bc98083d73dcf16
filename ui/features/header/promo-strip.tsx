import { ArrowRight } from 'lucide-react';
import { useShell } from '#ui/app/site.ts';
import { PhoneLink } from '#ui/features/footer/phone-link.tsx';
import { isServed } from '#ui/features/navigation/served.ts';
import { SiteLink } from '#ui/features/navigation/site-link.tsx';

/** The operator's words above the header, with the phone beside them where there is room. */
export const PromoStrip = () => {
  const { promoStrip, phones } = useShell().settings;
  if (!promoStrip) return null;
  const { text, href } = promoStrip;
  return (
    <div className="bg-promo text-14">
      <div className="container-page flex min-h-9 items-center justify-center gap-6 desktop:justify-between">
        {isServed(href) ? (
          <SiteLink href={href} className="group inline-flex items-center gap-2 py-2 font-medium hover:text-link">
            {text}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-link" />
          </SiteLink>
        ) : (
          <p className="py-2 text-center font-medium">{text}</p>
        )}
        {phones.main ? <PhoneLink phone={phones.main} className="hidden text-14 desktop:inline" /> : null}
      </div>
    </div>
  );
};
