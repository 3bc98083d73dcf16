import type { ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { LeadKind } from '#core/requests/leads/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLazyLeads } from './leads-context.ts';

interface LeadButtonProps {
  readonly kind: LeadKind;
  readonly product?: Product;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly wide?: boolean;
  /** Spoken name, where the words alone do not tell what it is about. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a request of a name and a phone. */
export const LeadButton = ({ kind, product, look, label, children, ...rest }: LeadButtonProps) => {
  const leads = useLazyLeads();
  const show = async () => {
    const { LeadsStore } = await import('./leads-store.ts');
    leads.get(LeadsStore).show(kind, product);
  };
  return (
    <Button
      {...rest}
      {...(look ? { kind: look } : {})}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => void show()}
    >
      {children}
    </Button>
  );
};
