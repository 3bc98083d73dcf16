import { phoneOrTyped } from '#core/kernel/fields/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import type { Firm } from '#core/purchase/quote/index.ts';
import { useShell } from '#ui/app/site.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';

/** Who makes an offer: the partner's own firm once it is named, the shop until then (rule QUOTE-6). */
export const Letterhead = ({ firm }: { readonly firm: Firm }) => {
  const { settings } = useShell();
  const [name, phone] = [clean(firm.name), phoneOrTyped(clean(firm.phone))];
  return (
    <div className="paper-firm flex flex-col items-start gap-1 text-14">
      {name !== '' || firm.logo !== undefined ? (
        <>
          {firm.logo ? <img src={firm.logo} alt="" className="max-h-16 max-w-full object-contain" /> : null}
          {name ? <strong className="text-18">{name}</strong> : null}
          {phone ? <span>{readablePhone(phone)}</span> : null}
        </>
      ) : (
        <>
          {settings.logo.light ? (
            <img
              src={settings.logo.light}
              alt={settings.siteName}
              width={120}
              height={32}
              className="h-8 w-auto dark:[filter:hue-rotate(180deg)_invert(1)] print:[filter:none]"
            />
          ) : (
            <strong className="text-22">{settings.siteName}</strong>
          )}
          {phone ? (
            <span>{readablePhone(phone)}</span>
          ) : settings.phones.main ? (
            <span>{readablePhone(settings.phones.main)}</span>
          ) : null}
        </>
      )}
    </div>
  );
};
