import type { ReactNode } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { DEFAULT_REGION, DEFAULT_SCHEDULE } from '#core/purchase/delivery/index.ts';
import type { WarrantyFinding } from '#core/requests/warranty/index.ts';
import { ConsentBanner } from '#ui/features/marketing/consent/consent-banner.tsx';
import { RegionRow, SameFeesRow } from '#ui/features/purchase/delivery/region-rows.tsx';
import { DeviceCard } from '#ui/features/requests/warranty/warranty-answer.tsx';
import { Unfolded } from '#ui/gallery/opened.tsx';
import { inBoth, longText, longTitle, region, regionNames, shop, title } from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';

type Device = Extract<WarrantyFinding, { kind: 'found' }>['devices'][number];

/** A row by itself in the table of fees; days are promised in it. */
const inTable = (name: string, row: (locale: Locale) => ReactNode, more: Partial<State> = {}): State =>
  state(
    name,
    (locale) => (
      <Unfolded>
        <table className="w-full border-collapse text-left">
          <tbody>{row(locale)}</tbody>
        </table>
      </Unfolded>
    ),
    { site: { deliverySchedule: DEFAULT_SCHEDULE }, ...more },
  );

const home = (locale: Locale) =>
  region(locale, 0, {
    regionId: DEFAULT_REGION,
    fees: { standard: { from: fromMdl(60), to: fromMdl(440) }, express: { from: fromMdl(120), to: fromMdl(600) } },
  });
const others = (locale: Locale) => regionNames.slice(1).map((_, place) => region(locale, place + 1));
const shopsHere = (locale: Locale, ...regionIds: readonly string[]) =>
  regionIds.map((regionId, place) => shop(locale, { regionId, shopId: `${place}` }));

const repair = (locale: Locale) =>
  inBoth('Заменена батарея, проверен экран.', 'A fost schimbată bateria, a fost verificat ecranul.')(locale);
const device = (name: string, cover: Device['state'], changes: (locale: Locale) => Partial<Device> = () => ({})) =>
  state(name, (locale) => (
    <DeviceCard
      device={{
        title: title(locale),
        serial: '…4521',
        boughtOn: '2025-12-05',
        validUntil: '2027-12-05',
        repairs: [],
        state: cover,
        ...changes(locale),
      }}
    />
  ));

export const service: readonly Story[] = [
  story('RegionRow', 'line', [
    inTable('the default one, with shops', (locale) => (
      <RegionRow region={home(locale)} shops={shopsHere(locale, DEFAULT_REGION, DEFAULT_REGION)} />
    )),
    inTable('another one', (locale) => <RegionRow region={region(locale, 3)} shops={[]} />),
    inTable('no days are promised', (locale) => <RegionRow region={home(locale)} shops={[]} />, { site: {} }),
  ]),
  story('SameFeesRow', 'line', [
    inTable('unfolded, two with shops', (locale) => (
      <SameFeesRow regions={others(locale)} shops={shopsHere(locale, 'region-1', 'region-4')} />
    )),
  ]),
  story('DeviceCard', 'line', [
    device('valid', 'valid'),
    device('ends soon', 'ends_soon', () => ({ validUntil: '2026-12-05' })),
    device('expired, long title, repaired once', 'expired', (locale) => ({
      title: longTitle(locale),
      validUntil: '2026-05-05',
      repairs: [{ acceptedOn: '2026-03-02', finishedOn: '2026-03-09', text: repair(locale) }],
    })),
    device('in repair', 'in_repair', (locale) => ({
      repairs: [
        { acceptedOn: '2026-11-16', text: longText(locale) },
        { acceptedOn: '2026-03-02', finishedOn: '2026-03-09', text: repair(locale) },
      ],
    })),
    state('not started, without a number', (locale) => (
      <DeviceCard device={{ title: title(locale), serial: '', repairs: [], state: 'not_started' }} />
    )),
  ]),
  story('ConsentBanner', 'card', [
    state('in the corner of a page', () => (
      <div className="h-64 [contain:layout]">
        <ConsentBanner />
      </div>
    )),
  ]),
];
