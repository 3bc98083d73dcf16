import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import { DEFAULT_SCHEDULE, type DeliverySchedule, type Region } from '#core/purchase/delivery/index.ts';
import { aPhone, fakeTime } from '#core/testing/index.ts';
import { ProvidedContext, provide } from '#ui/app/provided.ts';
import { SiteContext } from '#ui/app/site.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import type { CheckoutStore } from '#ui/features/purchase/checkout/checkout-store.ts';
import { FeeTable } from '#ui/features/purchase/delivery/fee-table.tsx';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { PromiseStore } from '#ui/features/purchase/delivery/promise-store.ts';
import { Promised } from '#ui/features/purchase/delivery/promised.tsx';
import { Ways } from '#ui/features/purchase/delivery/ways.tsx';
import { Arrival } from '#ui/features/purchase/region/arrival.tsx';
import { LanguageContext, languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';

beforeAll(async () => {
  await Promise.all(locales.map((locale) => loadWords(locale)));
});

interface Surroundings {
  readonly locale?: Locale;
  readonly schedule?: DeliverySchedule | undefined;
  /** Where orders are delivered to. */
  readonly regionId?: string;
  /** The clock in Kishinev; absent before the page is alive. */
  readonly now?: string;
}

const htmlOf = (part: ReactNode, { locale = 'ru', schedule, now, regionId = 'kishinev' }: Surroundings): string => {
  const time = fakeTime(Date.parse(`${now}:00+02:00`));
  const promise = new PromiseStore({ clock: time, timers: time });
  if (now !== undefined) promise.start();
  const origin = 'https://zori.example';
  const site = { origin, shopOrigin: origin, vitrina: false, services: {} };
  return renderToString(
    <SiteContext value={schedule ? { ...site, deliverySchedule: schedule } : site}>
      <LanguageContext value={languageOf(locale)}>
        <ProvidedContext
          value={
            new Map<Parameters<typeof provide>[0], unknown>([
              provide(useDeliveryPromise, promise),
              provide(useCheckout, { draft: { regionId } } as unknown as CheckoutStore),
            ])
          }
        >
          {part}
        </ProvidedContext>
      </LanguageContext>
    </SiteContext>,
  );
};
/** Its words, line by line; without the dot between them, which is not read out. */
const linesOf = (part: ReactNode, around: Surroundings): readonly string[] =>
  htmlOf(part, around)
    .replaceAll(/<!--.*?-->|<span aria-hidden="true"[^>]*>·<\/span>/g, '')
    .split(/<[^>]+>/)
    .map((line) => line.replaceAll('\u00A0', ' ').trim())
    .filter((line) => line !== '');

const [express, elsewhere] = [
  <Promised key="express" regionId="kishinev" type="express" />,
  <Promised key="elsewhere" sentence regionId="balti" type="standard" />,
];
const usual = { schedule: DEFAULT_SCHEDULE };

describe('a promised day in words', () => {
  it('DELIVERY-17: is followed by how long one can order for it, once that is near', () => {
    expect(linesOf(express, { ...usual, now: '2026-11-23T11:46' })).toEqual([
      'сегодня, 23 ноября',
      'ещё 2 ч 14 мин на заказ',
    ]);
    expect(linesOf(express, { ...usual, locale: 'ro', now: '2026-11-23T13:59' })).toEqual([
      'astăzi, 23 noiembrie',
      '1 min pentru comandă',
    ]);
    expect(linesOf(elsewhere, { ...usual, now: '2026-11-23T11:46' })).toEqual(['Привезём 25–26 ноября']);
    expect(linesOf(elsewhere, { ...usual, locale: 'ro', now: '2026-11-23T12:00' })).toEqual([
      'Livrare: 25–26 noiembrie',
      '12 h pentru comandă',
    ]);
  });

  it('DELIVERY-19: says until which hour of working days express can be had once it is no faster', () => {
    expect(linesOf(express, { ...usual, now: '2026-11-23T14:00' })).toEqual([
      'день в день: заказы до 14:00 в рабочие дни',
    ]);
  });

  it('DELIVERY-17: has its room before the page is alive, and is not read out each minute', () => {
    const html = htmlOf(express, usual);
    expect(html.match(/min-h-5/g)).toHaveLength(1);
    expect(html).toContain('role="timer" aria-live="off"');
    expect(linesOf(express, usual)).toEqual([]);
  });

  it('DELIVERY-16: takes no room where the shop promises no days', () => {
    expect(htmlOf(express, { now: '2026-11-23T11:46' })).toBe('');
  });
});

describe('TILE-2: when a product comes', () => {
  const arrival = <Arrival product={aPhone().build()} />;
  const [friday, noon] = ['2026-11-20T13:00', '2026-11-23T11:46'];

  it('is the day of standard delivery to the chosen region, in both languages', () => {
    expect(linesOf(arrival, { ...usual, now: noon })).toEqual(['Привезём завтра']);
    expect(linesOf(arrival, { ...usual, now: friday })).toEqual(['Привезём 23 ноября']);
    expect(linesOf(arrival, { ...usual, now: noon, regionId: 'balti' })).toEqual(['Привезём к 26 ноября']);
    expect(linesOf(arrival, { ...usual, locale: 'ro', now: noon, regionId: 'balti' })).toEqual([
      'Livrăm până pe 26 noiembrie',
    ]);
    expect(linesOf(arrival, { schedule: { ...DEFAULT_SCHEDULE, kishinev: [0, 0] }, now: noon })).toEqual([
      'Привезём сегодня',
    ]);
  });

  it('is not said in the first render, of what is not sold, and without a schedule', () => {
    expect(htmlOf(arrival, usual)).toBe('');
    expect(htmlOf(<Arrival product={aPhone().outOfStock().build()} />, { ...usual, now: noon })).toBe('');
    expect(htmlOf(arrival, { now: noon })).toBe('');
  });
});

describe('the page of delivery', () => {
  const fees = { standard: { from: 6_000, to: 44_000 }, express: { from: 12_000, to: 60_000 } };
  const regions: readonly Region[] = [
    { regionId: 'kishinev', label: 'Кишинёв', localities: [], fees },
    { regionId: 'balti', label: 'Бельцы', localities: [], fees: { standard: fees.standard } },
  ];
  const terms = (around: Surroundings) => [
    ...linesOf(<Ways regions={regions} shops={[]} />, around),
    ...linesOf(<FeeTable regions={regions} shops={[]} />, around),
  ];

  it('DELIVERY-10: says the terms of the schedule', () => {
    const usualTerms = terms(usual);
    for (const term of [
      '1 рабочий день',
      '2–3 рабочих дня',
      'В тот же день, если заказать до 14:00',
      'Храним заказ 2 рабочих дня',
    ])
      expect(usualTerms).toContain(term);
    const schedule: DeliverySchedule = {
      ...DEFAULT_SCHEDULE,
      kishinev: [1, 2],
      elsewhere: [3, 5],
      until: 18,
      expressUntil: 9,
      holdDays: 0,
    };
    const others = terms({ schedule, locale: 'ro' });
    for (const term of [
      '1–2 zile lucrătoare, dacă o comandați până la 18:00',
      '3–5 zile lucrătoare, dacă o comandați până la 18:00',
      'În aceeași zi, dacă o comandați până la 09:00',
      'Păstrăm comanda până la închiderea magazinului',
    ])
      expect(others).toContain(term);
  });

  it('DELIVERY-16: says no term where the shop promises no days', () => {
    const said = terms({ now: '2026-11-23T11:46' }).join('\n');
    expect(said).toContain('Бельцы');
    expect(said).not.toMatch(/рабоч|день|ноября|\d:00|Ждёт|Срок/);
  });
});
