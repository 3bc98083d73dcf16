import { digitsAndPlus } from '#core/kernel/shared/index.ts';
import { Phone } from '#ui/design/icons/index.tsx';
import { readablePhone } from './readable-phone.ts';

interface PhoneLinkProps {
  readonly phone: string;
  readonly className?: string;
  /** A narrow screen shows an icon in place of the number. */
  readonly folds?: boolean;
}

/** A phone number that can be called with one touch. */
export const PhoneLink = ({ phone, className = '', folds = false }: PhoneLinkProps) => (
  <a
    href={`tel:${digitsAndPlus(phone)}`}
    className={`rounded-control font-medium whitespace-nowrap hover:text-link ${className}`}
  >
    {folds ? <Phone className="size-5 sm:hidden" /> : null}
    <span className={folds ? 'max-sm:sr-only' : undefined}>{readablePhone(phone)}</span>
  </a>
);
