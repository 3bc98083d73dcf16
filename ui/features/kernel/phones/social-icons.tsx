import type { GlobalSettings } from '#core/site/settings/index.ts';
import { Facebook, type Icon, Instagram, Tiktok, Viber } from '#ui/design/icons/index.tsx';

type Network = keyof GlobalSettings['social'];

const marks: Readonly<Record<Network, Icon>> = {
  viber: Viber,
  instagram: Instagram,
  facebook: Facebook,
  tiktok: Tiktok,
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
      {set.map((network) => {
        const Mark = marks[network];
        return (
          <li key={network}>
            <a
              href={social[network]}
              target="_blank"
              rel="noopener noreferrer"
              title={names[network]}
              className="flex size-11 items-center justify-center rounded-control text-muted transition hover:text-ink"
            >
              <span className="sr-only">{names[network]}</span>
              <Mark className="size-6" strokeWidth={1.75} />
            </a>
          </li>
        );
      })}
    </ul>
  );
};
