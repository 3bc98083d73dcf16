/** A Moldovan number as people read it: `+373 22 840 100`; any other spelling stays as it is. */
const shown = (phone: string): string => phone.replace(/^\+373(\d{2})(\d{3})(\d{3})$/, '+373\u00A0$1\u00A0$2\u00A0$3');

/** A phone number that can be called with one touch. */
export const PhoneLink = ({ phone, className = '' }: { phone: string; className?: string }) => (
  <a
    href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    className={`rounded-control font-medium whitespace-nowrap hover:text-link ${className}`}
  >
    {shown(phone)}
  </a>
);
