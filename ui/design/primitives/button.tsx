import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '#ui/design/link.tsx';
import { Cross } from './small.tsx';

interface Look {
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly wide?: boolean;
}

const look = ({ kind = 'primary', size = 'md', wide = false }: Look, more = ''): string =>
  `button button-${kind} button-${size} ${wide ? 'w-full' : ''} ${more}`.trimEnd();

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly children: ReactNode };

/** A button in the shop's looks. */
export const Button = ({ kind, size, wide, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={look({ ...defined({ kind, size, wide }) }, className)} {...rest} />
);

/** A link that looks like a button. */
export const ButtonLink = ({ kind, size, wide, className, ...rest }: Look & LinkProps) => (
  <Link className={look({ ...defined({ kind, size, wide }) }, className)} {...rest} />
);

/** A link to another site, or to a page that is loaded whole, that looks like a button; `href` has been checked. */
export const OutsideButtonLink = ({
  kind,
  size,
  href,
  children,
}: Omit<Look, 'wide'> & { readonly href: string; readonly children: ReactNode }) => (
  <a className={look({ ...defined({ kind, size }) })} href={href}>
    {children}
  </a>
);

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for those who do not see the icon. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square button of 44 px with an icon and a spoken name. */
export const IconButton = ({ label, className = '', type = 'button', ...rest }: IconButtonProps) => (
  <button type={type} aria-label={label} title={label} className={`icon-button ${className}`} {...rest} />
);

/** An icon button with a cross: closes or removes what its label names. */
export const CrossButton = (props: Omit<IconButtonProps, 'children'>) => (
  <IconButton {...props}>
    <Cross />
  </IconButton>
);

const defined = (given: { [Name in keyof Look]: Look[Name] | undefined }): Look =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
