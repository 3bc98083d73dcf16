import { useEffect, useState } from 'react';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import type { NotificationKind } from '#core/kernel/notifications/index.ts';
import type { OpeningSpan } from '#core/purchase/delivery/index.ts';
import { ArticleLine, LargeArticle, SmallArticle } from '#ui/features/editorial/news/article-cards.tsx';
import { TestimonialCard } from '#ui/features/editorial/testimonials/testimonial-card.tsx';
import { PlayerStore } from '#ui/features/editorial/videos/player-store.ts';
import { VideoCard } from '#ui/features/editorial/videos/video-card.tsx';
import { NotificationCard } from '#ui/features/kernel/notifications/notification-card.tsx';
import { useNotifications } from '#ui/features/kernel/notifications/notifications-context.ts';
import { VacancyCard } from '#ui/features/requests/careers/vacancy-card.tsx';
import { ShopCard } from '#ui/features/requests/contacts/shop-card.tsx';
import { hours, inBoth, longText, longTitle, pictures, product, sentence, shop, title } from '#ui/gallery/samples.ts';
import { type State, type Story, state, story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const reported: readonly NotificationKind[] = [
  'added_to_cart',
  'added_to_favorites',
  'added_to_compare',
  'removed_from_compare',
  'removed_from_favorites',
  'more_than_three',
  'link_copied',
];

const article = (locale: Locale) => ({
  url: 'new-shop',
  title: inBoth('Новый магазин в Бельцах открыт', 'Noul magazin din Bălți este deschis')(locale),
  lead: sentence(locale),
  image: pictures.tablet,
  publishedAt: '2026-11-18',
});
const plainArticle = (locale: Locale) => ({ ...article(locale), title: longTitle(locale), lead: '', image: '' });

const video = (locale: Locale) => ({
  videoId: '1',
  title: title(locale),
  description: sentence(locale),
  youtubeId: 'aqz-KE-bpKQ',
  seconds: 754,
  publishedAt: '2026-11-15',
  image: pictures.phone,
});
const Video = ({ withProduct }: { readonly withProduct: boolean }) => {
  const { locale } = useLanguage();
  const [player] = useState(() => new PlayerStore());
  const shown = withProduct ? { ...video(locale), product: product(locale) } : video(locale);
  return <VideoCard video={shown} player={player} />;
};

const shopState = (name: string, schedule: readonly OpeningSpan[]): State =>
  state(name, (locale) => (
    <ul>
      <ShopCard shop={shop(locale, { schedule })} />
    </ul>
  ));

const vacancy = (locale: Locale, isActive: boolean) => ({
  vacancyId: `vacancy-${isActive}`,
  title: inBoth('Продавец-консультант', 'Vânzător-consultant')(locale),
  city: inBoth('Кишинёв', 'Chișinău')(locale),
  schedule: inBoth('полный день', 'zi întreagă')(locale),
  salary: '12 000–18 000 MDL',
  html: `<p>${sentence(locale)}</p>`,
  isActive,
});

const testimonial = (locale: Locale) =>
  ({
    testimonialId: '1',
    author: inBoth('Анна Руссу', 'Ana Rusu')(locale),
    locality: inBoth('Бельцы', 'Bălți')(locale),
    rating: 5,
    language: locale,
    text: sentence(locale),
    createdAt: '2026-11-10',
  }) as const;

const Reported = ({ kind }: { readonly kind: NotificationKind }) => {
  const { locale } = useLanguage();
  const notifications = useNotifications();
  useEffect(
    () => notifications.notify(kind, kind === 'link_copied' ? undefined : title(locale)),
    [notifications, kind, locale],
  );
  return <NotificationCard tells={() => true} />;
};

export const around: readonly Story[] = [
  story(
    'NotificationCard',
    'card',
    reported.map((kind) => state(kind, () => <Reported kind={kind} />)),
  ),
  story('LargeArticle', 'line', [
    state('with a picture', (locale) => <LargeArticle article={article(locale)} priority={false} />),
    state('long title, no picture', (locale) => <LargeArticle article={plainArticle(locale)} priority={false} />),
  ]),
  story('SmallArticle', 'tile', [
    state('with a picture', (locale) => <SmallArticle article={article(locale)} />),
    state('long title, no picture', (locale) => <SmallArticle article={plainArticle(locale)} />),
  ]),
  story('ArticleLine', 'card', [
    state('with a picture', (locale) => <ArticleLine article={article(locale)} />),
    state('long title, no picture', (locale) => <ArticleLine article={plainArticle(locale)} />),
  ]),
  story('VideoCard', 'card', [
    state('of a product', () => <Video withProduct />),
    state('of nothing that is sold', () => <Video withProduct={false} />),
  ]),
  story('TestimonialCard', 'line', [
    state("in the page's language", (locale) => <TestimonialCard testimonial={testimonial(locale)} />),
    state('long, in the other language', (locale) => {
      const other = locales.find((known) => known !== locale) ?? locale;
      return <TestimonialCard testimonial={{ ...testimonial(other), rating: 3, text: longText(other) }} />;
    }),
  ]),
  story('ShopCard', 'line', [
    shopState('open', hours.open),
    shopState('closes soon', hours.closesSoon),
    shopState('closed', hours.closed),
    shopState('hours unknown', []),
  ]),
  story('VacancyCard', 'line', [
    state('open', (locale) => <VacancyCard vacancy={vacancy(locale, true)} onAnswer={() => undefined} />),
    state('closed', (locale) => <VacancyCard vacancy={vacancy(locale, false)} />),
  ]),
];
