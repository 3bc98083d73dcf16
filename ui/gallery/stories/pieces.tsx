import { Button } from '#ui/design/primitives/button.tsx';
import { Notice } from '#ui/design/primitives/notice.tsx';
import { OptionalPicture, Picture } from '#ui/design/primitives/picture.tsx';
import { QrCode } from '#ui/design/primitives/qr-code.tsx';
import { SliderTrack } from '#ui/design/primitives/slider-track.tsx';
import { Badge, Empty, Skeleton, Stars } from '#ui/design/primitives/small.tsx';
import { inBoth, longText, pictures, sentence, title } from '#ui/gallery/samples.ts';
import { type Story, state, story } from '#ui/gallery/story.ts';

const nothing = inBoth('Здесь пока ничего нет', 'Aici încă nu este nimic');
const changed = inBoth('Цена изменилась', 'Prețul s-a schimbat');
const toShop = inBoth('В магазин', 'În magazin');

export const pieces: readonly Story[] = [
  story('Badge', 'auto', [
    state('in its tones', (locale) => (
      <div className="flex flex-wrap gap-2">
        <Badge tone="ink">{inBoth('Новинка', 'Nou')(locale)}</Badge>
        <Badge>{inBoth('Предзаказ', 'Precomandă')(locale)}</Badge>
      </div>
    )),
  ]),
  story('QrCode', 'auto', [
    state('of a link', () => <QrCode text="https://zori.example/shared#1c0011000010abc" label="QR" className="w-60" />),
  ]),
  story('Stars', 'auto', [
    state('one to five', () => (
      <div className="flex flex-wrap gap-4">
        {[1, 2, 3, 4, 5].map((rating) => (
          <Stars key={rating} rating={rating} label={`${rating}`} />
        ))}
      </div>
    )),
  ]),
  story(
    'SliderTrack',
    'auto',
    (
      [
        ['from one end', 0, 0.4],
        ['between', 0.2, 0.7],
        ['whole', 0, 1],
      ] as const
    ).map(([name, from, to]) =>
      state(name, () => (
        <div className="relative h-6">
          <SliderTrack from={from} to={to} />
        </div>
      )),
    ),
  ),
  story('Skeleton', 'card', [
    state('in place of a picture and two lines', () => (
      <div className="flex flex-col gap-3">
        <Skeleton className="aspect-square w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    )),
  ]),
  story('Picture', 'tile', [
    state('in its room', (locale) => (
      <Picture src={pictures.phone} alt={title(locale)} width={640} height={640} sizes="280px" />
    )),
    state('one that does not come', (locale) => (
      <Picture src="/gone.svg" alt={title(locale)} width={640} height={320} sizes="280px" />
    )),
  ]),
  story('OptionalPicture', 'tile', [
    state('with a picture', () => <OptionalPicture of={{ image: pictures.phone }} width={640} sizes="280px" />),
  ]),
  story('Notice', 'card', [
    state('warning', (locale) => (
      <Notice kind="warning" title={changed(locale)}>
        <p>{sentence(locale)}</p>
      </Notice>
    )),
    state('question with long words and a button', (locale) => (
      <Notice kind="question" title={longText(locale)}>
        <p>{longText(locale)}</p>
        <Button size="sm">{toShop(locale)}</Button>
      </Notice>
    )),
  ]),
  story('Empty', 'card', [
    state('with a picture and a way on', (locale) => (
      <Empty picture={pictures.tablet} title={nothing(locale)}>
        <Button>{toShop(locale)}</Button>
      </Empty>
    )),
    state('without a picture', (locale) => <Empty picture="" title={nothing(locale)} />),
  ]),
];
