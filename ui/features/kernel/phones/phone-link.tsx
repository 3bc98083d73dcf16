import { digitsAndPlus } from '#core/kernel/shared/index.ts';
import { readablePhone } from './readable-phone.ts';

/** A phone number that can be called with one touch. */
export const PhoneLink = ({ phone, className = '' }: { phone: string; className?: string }) => (
  <a
    href={`tel:${digitsAndPlus(phone)}`}
    className={`rounded-control font-medium whitespace-nowrap hover:text-link ${className}`}
  >
    {readablePhone(phone)}
  </a>
);
