import type { WarrantyFinding, WarrantyState } from '#core/requests/warranty/index.ts';
import {
  CalendarClock,
  CircleX,
  type Icon,
  PackageOpen,
  SearchX,
  ShieldCheck,
  Wrench,
} from '#ui/design/icons/index.tsx';
import { useFocusOnMount } from '#ui/design/use-focus-on-mount.ts';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { useServiceCentre } from '#ui/features/requests/contacts/use-service-centre.ts';
import { useLanguage } from '#ui/i18n/context.ts';

type Answered = Exclude<WarrantyFinding, { kind: 'failed' }>;
type Device = Extract<WarrantyFinding, { kind: 'found' }>['devices'][number];

const signs: Readonly<Record<WarrantyState, readonly [Icon, tone: string]>> = {
  valid: [ShieldCheck, 'text-positive'],
  ends_soon: [CalendarClock, 'text-warning'],
  expired: [CircleX, 'text-muted'],
  in_repair: [Wrench, 'text-ink'],
  not_started: [PackageOpen, 'text-ink'],
};

/** The state of a warranty and what may be done, or that none was found. */
export const WarrantyAnswer = ({ finding }: { finding: Answered }) => {
  const { t } = useLanguage();
  const heading = useFocusOnMount();
  const [phone] = useServiceCentre();
  if (finding.kind === 'none')
    return (
      <div className="flex flex-col items-start gap-3">
        <SearchX className="size-9" strokeWidth={1.5} />
        <h3 ref={heading} tabIndex={-1} className="text-22 outline-none">
          {t('warranty.none')}
        </h3>
        <p className="max-w-[52ch] text-pretty">{t('warranty.noneText')}</p>
        {phone ? (
          <p className="text-muted">
            {t('warranty.noneCall')} <PhoneLink phone={phone} className="text-ink" />
          </p>
        ) : null}
      </div>
    );
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        {t('warranty.found', { count: finding.devices.length })}
      </h3>
      <ul className="flex flex-col gap-6">
        {finding.devices.map((device, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may hold the same device twice, and the list never changes
          <li key={`${device.title} ${index}`} className="border-t border-hairline pt-6 first:border-t-0 first:pt-0">
            <DeviceCard device={device} />
          </li>
        ))}
      </ul>
    </>
  );
};

export const DeviceCard = ({ device }: { device: Device }) => {
  const { t, date } = useLanguage();
  const { title, serial, state, boughtOn, validUntil, repairs } = device;
  const [Sign, tone] = signs[state];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <Sign className={`size-9 ${tone}`} strokeWidth={1.5} />
      <div className="min-w-0">
        <p className={`text-22 font-semibold ${tone}`}>
          {t(`warranty.state.${state}`, { date: validUntil ? date(validUntil) : '' })}
        </p>
        <p className="mt-1 font-medium">
          {title}
          {serial ? <span className="font-normal text-muted"> · {serial}</span> : null}
        </p>
        <p className="mt-2 max-w-[52ch] text-pretty">{t(`warranty.stateText.${state}`)}</p>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-14">
          {boughtOn ? <Fact name={t('warranty.bought')} value={date(boughtOn)} /> : null}
          {validUntil ? <Fact name={t('warranty.until')} value={date(validUntil)} /> : null}
        </dl>
        {repairs.length > 0 ? (
          <>
            <p className="mt-4 text-14 font-medium">{t('warranty.repairs')}</p>
            <ul className="mt-1 flex flex-col gap-2">
              {repairs.map(({ acceptedOn, finishedOn, text }) => (
                <li key={acceptedOn} className="border-l-2 border-hairline pl-3 text-14">
                  <p className="text-muted">
                    {finishedOn
                      ? t('warranty.repaired', { from: date(acceptedOn), to: date(finishedOn) })
                      : t('warranty.repairing', { from: date(acceptedOn) })}
                  </p>
                  <p className="text-pretty">{text}</p>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);
