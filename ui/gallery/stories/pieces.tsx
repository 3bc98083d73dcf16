import { Button } from '#ui/design/primitives/button.tsx';
import { Notice } from '#ui/design/primitives/notice.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { QrCode } from '#ui/design/primitives/qr-code.tsx';
import { SliderTrack } from '#ui/design/primitives/slider-track.tsx';
import { Badge, Empty, Skeleton, Stars } from '#ui/design/primitives/small.tsx';
import { inBoth, longText, pictures, sentence, title } from '#ui/gallery/samples.ts';
import type { Story } from '#ui/gallery/story.ts';

const nothing = inBoth('Здесь пока ничего нет', 'Aici încă nu este nimic');
const changed = inBoth('Цена изменилась', 'Prețul s-a schimbat');
const toShop = inBoth('В магазин', 'În magazin');

export const pieces: readonly Story[] = [
  {
    of: 'Badge',
    states: [
      {
        name: 'in its tones',
        show: (locale) => (
          <div className="flex flex-wrap gap-2">
            <Badge tone="ink">{inBoth('Новинка', 'Nou')(locale)}</Badge>
            <Badge>{inBoth('Предзаказ', 'Precomandă')(locale)}</Badge>
          </div>
        ),
      },
    ],
  },
  {
    of: 'QrCode',
    states: [
      {
        name: 'of a link',
        show: () => <QrCode text="https://zori.example/shared#1c0011000010abc" label="QR" className="w-60" />,
      },
    ],
  },
  {
    of: 'Stars',
    states: [
      {
        name: 'one to five',
        show: () => (
          <div className="flex flex-wrap gap-4">
            {[1, 2, 3, 4, 5].map((rating) => (
              <Stars key={rating} rating={rating} label={`${rating}`} />
            ))}
          </div>
        ),
      },
    ],
  },
  {
    of: 'SliderTrack',
    states: (
      [
        ['from one end', 0, 0.4],
        ['between', 0.2, 0.7],
        ['whole', 0, 1],
      ] as const
    ).map(([name, from, to]) => ({
      name,
      show: () => (
        <div className="relative h-6">
          <SliderTrack from={from} to={to} />
        </div>
      ),
    })),
  },
  {
    of: 'Skeleton',
    width: 'card',
    states: [
      {
        name: 'in place of a picture and two lines',
        show: () => (
          <div className="flex flex-col gap-3">
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        ),
      },
    ],
  },
  {
    of: 'Picture',
    width: 'tile',
    states: [
      {
        name: 'in its room',
        show: (locale) => <Picture src={pictures.phone} alt={title(locale)} width={640} height={640} sizes="280px" />,
      },
      {
        name: 'one that does not come',
        show: (locale) => <Picture src="/gone.svg" alt={title(locale)} width={640} height={320} sizes="280px" />,
      },
    ],
  },
  {
    of: 'Notice',
    width: 'card',
    states: [
      {
        name: 'warning',
        show: (locale) => (
          <Notice kind="warning" title={changed(locale)}>
            <p>{sentence(locale)}</p>
          </Notice>
        ),
      },
      {
        name: 'question with long words and a button',
        show: (locale) => (
          <Notice kind="question" title={longText(locale)}>
            <p>{longText(locale)}</p>
            <Button size="sm">{toShop(locale)}</Button>
          </Notice>
        ),
      },
    ],
  },
  {
    of: 'Empty',
    width: 'card',
    states: [
      {
        name: 'with a picture and a way on',
        show: (locale) => (
          <Empty picture={pictures.tablet} title={nothing(locale)}>
            <Button>{toShop(locale)}</Button>
          </Empty>
        ),
      },
      { name: 'without a picture', show: (locale) => <Empty picture="" title={nothing(locale)} /> },
    ],
  },
];
