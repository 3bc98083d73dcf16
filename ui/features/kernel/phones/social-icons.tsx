import type { ReactNode } from 'react';
import type { GlobalSettings } from '#core/site/settings/index.ts';

type Network = keyof GlobalSettings['social'];

/** Marks of the networks as lines of one weight, like the shop's other icons. */
const marks: Readonly<Record<Network, ReactNode>> = {
  viber: (
    <>
      <path d="M12 3c5.500 0 8.500 2.600 8.500 7.800S17.500 18.600 12 18.600c-.5 0-1 0-1.500-.1L7 21.500v-3.900c-2.300-1.200-3.500-3.500-3.500-6.800C3.500 5.600 6.500 3 12 3Z" />
      <path d="M8.600 8c.3 3.900 2.700 6.500 6.300 7.100l1-1.500-2-1.500-1 .8c-1-.5-1.800-1.500-2.200-2.600l.9-1-1.200-2.100Z" />
      <path d="M12.600 6.700c2.100.1 3.500 1.500 3.600 3.600" />
    </>
  ),
  instagram: (
    <>
      <rect x="3.500" y="3.500" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.900 7.100v.01" />
    </>
  ),
  facebook: (
    <path d="M13.500 21v-8h3l.5-3.500h-3.500V7.600c0-1.200.5-1.900 1.900-1.900H17V2.700C16.600 2.600 15.700 2.500 14.700 2.500 11.900 2.500 10 4.200 10 7.200v2.300H7V13h3v8Z" />
  ),
  tiktok: <path d="M14 3v12.200a3.900 3.900 0 1 1-3.900-3.900M14 3c.3 2.900 2.200 4.700 5 4.900" />,
};

const names: Readonly<Record<Network, string>> = {
  viber: 'Viber',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
};

/** The shop's accounts, as far as the operator has set them. */
export const SocialLinks = ({ social, label }: { social: GlobalSettings['social']; label: string }) => {
  const set = (Object.keys(marks) as Network[]).filter((network) => social[network]);
  if (set.length === 0) return null;
  return (
    <ul aria-label={label} className="-ml-2.5 flex flex-wrap">
      {set.map((network) => (
        <li key={network}>
          <a
            href={social[network]}
            target="_blank"
            rel="noopener noreferrer"
            title={names[network]}
            className="flex size-11 items-center justify-center rounded-control text-muted transition hover:text-ink"
          >
            <span className="sr-only">{names[network]}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.75}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="size-6"
            >
              {marks[network]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
};
