import type { CSSProperties, ReactNode } from 'react';
import { X } from '#ui/design/icons/index.tsx';

const tones = {
  ink: 'bg-ink text-surface',
  plain: 'bg-surface text-ink border border-hairline',
} as const;

export const Badge = ({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) => (
  <span className={`badge ${tones[tone]}`}>{children}</span>
);

/** Style that lights five stars by a mean rating of 1–5, to half a star. */
export const starsStyle = (rating: number) => ({ '--lit': `${Math.round(rating * 2) * 10}%` }) as CSSProperties;

/** Five stars for a mean rating of 1–5, with an accessible name. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span role="img" aria-label={label} className="stars" style={starsStyle(rating)} />
);

/** A placeholder while something loads. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-control bg-tile ${className}`} />
);

export const Cross = ({ className = 'size-5' }: { className?: string }) => <X className={className} />;

/** An empty list or panel: the operator's picture, one sentence, one action. */
export const Empty = ({ picture, title, children }: { picture: string; title: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 py-12 text-center sm:px-4">
    {picture ? <img src={picture} alt="" width={240} height={180} /> : null}
    <p className="text-18 font-semibold">{title}</p>
    {children}
  </div>
);
