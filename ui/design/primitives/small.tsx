import type { CSSProperties, ReactNode } from 'react';
import { X } from '#ui/design/icons/index.tsx';

const tones = {
  ink: 'bg-ink text-surface',
  plain: 'bg-surface text-ink border border-hairline',
} as const;

/** What is special about a product, in a word. */
export const Badge = ({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) => (
  <span className={`badge ${tones[tone]}`}>{children}</span>
);

/** Lights the five stars of an element that shows them, by a mean rating of 1–5, to half a star. */
export const litStars = (rating: number) => ({ '--lit': `${Math.round(rating * 2) * 10}%` }) as CSSProperties;

/** Five stars for a mean rating of 1–5, with its spoken words. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span role="img" aria-label={label} className="stars" style={litStars(rating)} />
);

/** The room of something that is still loading. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-control bg-tile ${className}`} />
);

/** A cross to take something away. */
export const Cross = ({ className = 'size-5' }: { className?: string }) => <X className={className} />;

/** A list or panel with nothing in it: the picture from settings, one sentence, one way on. */
export const Empty = ({ picture, title, children }: { picture: string; title: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 py-12 text-center sm:px-4">
    {picture ? <img src={picture} alt="" width={240} height={180} /> : null}
    <p className="text-18 font-semibold">{title}</p>
    {children}
  </div>
);
