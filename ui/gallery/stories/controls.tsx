import { useState } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import { VISITORS_PIECES } from '#core/purchase/cart/index.ts';
import { Heart, LoaderCircle, ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button, ButtonLink, IconButton, OutsideButtonLink } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { Stepper } from '#ui/design/primitives/stepper.tsx';
import { inBoth, sentence } from '#ui/gallery/samples.ts';
import type { Story } from '#ui/gallery/story.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const buy = inBoth('Купить', 'Cumpără');
const sending = inBoth('Отправляем…', 'Se trimite…');
const long = inBoth('Сообщить, когда появится в продаже', 'Anunță-mă când apare în vânzare');

const kinds = ['primary', 'secondary', 'quiet'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const Counter = ({ start, size }: { readonly start: number; readonly size?: (typeof sizes)[number] }) => {
  const { t } = useLanguage();
  const [value, setValue] = useState(start);
  const about = { title: 'Aurora' };
  const labels = {
    less: t('cart.less', about),
    more: t('cart.more', about),
    count: t('cart.count', about),
    whole: t('cart.whole'),
  };
  return <Stepper size={size ?? 'sm'} value={value} onChange={setValue} max={VISITORS_PIECES} labels={labels} />;
};

const places = ['centre', 'right', 'bottom', 'full'] as const;
const Opener = ({ place }: { readonly place: (typeof places)[number] }) => {
  const { locale } = useLanguage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {place}
      </Button>
      <Dialog open={open} onClose={close} label={buy(locale)} place={place}>
        <div className="flex flex-col items-start gap-4 overflow-auto p-6">
          <h2 className="text-22">{buy(locale)}</h2>
          <p>{sentence(locale)}</p>
          <Button onClick={close}>{buy(locale)}</Button>
        </div>
      </Dialog>
    </>
  );
};

export const controls: readonly Story[] = [
  {
    of: 'Button',
    states: [
      ...kinds.map((kind) => ({
        name: kind,
        show: (locale: Locale) => (
          <div className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} kind={kind} size={size}>
                {buy(locale)}
              </Button>
            ))}
          </div>
        ),
      })),
      {
        name: 'with an icon, disabled, wide with long words',
        show: (locale) => (
          <div className="flex flex-wrap items-center gap-3">
            <Button>
              <ShoppingBag className="size-5" />
              {buy(locale)}
            </Button>
            <Button disabled>{buy(locale)}</Button>
            <Button wide className="whitespace-normal!">
              {long(locale)}
            </Button>
          </div>
        ),
      },
      {
        name: 'busy, as forms and lists have it',
        show: (locale) => (
          <div className="flex flex-wrap items-center gap-3">
            <Button size="lg" aria-disabled>
              <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
              {sending(locale)}
            </Button>
            <Button kind="secondary" size="sm" aria-disabled>
              <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
              {sending(locale)}
            </Button>
          </div>
        ),
      },
    ],
  },
  {
    of: 'ButtonLink',
    states: [
      {
        name: 'primary, secondary and quiet',
        show: (locale) => (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/">{buy(locale)}</ButtonLink>
            <ButtonLink to="/" kind="secondary">
              {buy(locale)}
            </ButtonLink>
            <ButtonLink to="/" kind="quiet">
              {buy(locale)}
            </ButtonLink>
          </div>
        ),
      },
    ],
  },
  {
    of: 'OutsideButtonLink',
    states: [{ name: 'primary', show: (locale) => <OutsideButtonLink href="#pay">{buy(locale)}</OutsideButtonLink> }],
  },
  {
    of: 'IconButton',
    states: [
      {
        name: 'plain and disabled',
        show: (locale) => (
          <div className="flex gap-3">
            <IconButton label={buy(locale)}>
              <Heart className="size-6" />
            </IconButton>
            <IconButton label={buy(locale)} disabled className="opacity-50">
              <Heart className="size-6" />
            </IconButton>
          </div>
        ),
      },
    ],
  },
  {
    of: 'Stepper',
    states: [
      { name: 'one piece', show: () => <Counter start={1} /> },
      { name: 'the most', show: () => <Counter start={VISITORS_PIECES} /> },
      { name: 'in place of a button', show: () => <Counter start={2} size="md" /> },
      { name: 'in place of a large button', show: () => <Counter start={2} size="lg" /> },
    ],
  },
  {
    of: 'Dialog',
    states: places.map((place) => ({ name: `opened ${place}`, show: () => <Opener place={place} /> })),
  },
  {
    of: 'Cross',
    states: [
      {
        name: 'in a button',
        show: (locale) => (
          <IconButton label={inBoth('Закрыть', 'Închide')(locale)}>
            <Cross />
          </IconButton>
        ),
      },
    ],
  },
];
