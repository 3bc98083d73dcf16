import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '#ui/design/link.tsx';
import { Cross } from './small.tsx';

interface Look {
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly wide?: boolean;
}

const look = ({ kind = 'primary', size = 'md', wide = false }: Look, more = ''): string =>
  `button button-${kind} button-${size}${wide ? ' w-full' : ''} ${more}`.trimEnd();

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly children: ReactNode };

export const Button = ({ kind, size, wide, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={look({ ...defined({ kind, size, wide }) }, className)} {...rest} />
);

export const ButtonLink = ({ kind, size, wide, className, ...rest }: Look & LinkProps) => (
  <Link className={look({ ...defined({ kind, size, wide }) }, className)} {...rest} />
);

/** A button-like link to another site, or to a page that loads in full; `href` must be checked. */
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
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A 44 px square button with an icon. */
export const IconButton = ({ label, className = '', type = 'button', ...rest }: IconButtonProps) => (
  <button type={type} aria-label={label} title={label} className={`icon-button ${className}`} {...rest} />
);

export const CrossButton = (props: Omit<IconButtonProps, 'children'>) => (
  <IconButton {...props}>
    <Cross />
  </IconButton>
);

const defined = (given: { [Name in keyof Look]: Look[Name] | undefined }): Look =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
