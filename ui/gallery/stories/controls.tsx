import { useState } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import { VISITORS_PIECES } from '#core/purchase/cart/index.ts';
import { Heart, LoaderCircle, ShoppingBag } from '#ui/design/icons/index.tsx';
import { Button, ButtonLink, CrossButton, IconButton, OutsideButtonLink } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { Stepper } from '#ui/design/primitives/stepper.tsx';
import { inBoth, sentence } from '#ui/gallery/samples.ts';
import { type Story, state, story } from '#ui/gallery/story.ts';
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
  story('Button', 'auto', [
    ...kinds.map((kind) =>
      state(kind, (locale: Locale) => (
        <div className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} kind={kind} size={size}>
              {buy(locale)}
            </Button>
          ))}
        </div>
      )),
    ),
    state('with an icon, disabled, wide with long words', (locale) => (
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
    )),
    state('busy, as forms and lists have it', (locale) => (
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" aria-disabled>
          <LoaderCircle className="size-5 animate-spin" />
          {sending(locale)}
        </Button>
        <Button kind="secondary" size="sm" aria-disabled>
          <LoaderCircle className="size-4 animate-spin" />
          {sending(locale)}
        </Button>
      </div>
    )),
  ]),
  story('ButtonLink', 'auto', [
    state('primary, secondary and quiet', (locale) => (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{buy(locale)}</ButtonLink>
        <ButtonLink to="/" kind="secondary">
          {buy(locale)}
        </ButtonLink>
        <ButtonLink to="/" kind="quiet">
          {buy(locale)}
        </ButtonLink>
      </div>
    )),
  ]),
  story('OutsideButtonLink', 'auto', [
    state('primary', (locale) => <OutsideButtonLink href="#pay">{buy(locale)}</OutsideButtonLink>),
  ]),
  story('IconButton', 'auto', [
    state('plain and disabled', (locale) => (
      <div className="flex gap-3">
        <IconButton label={buy(locale)}>
          <Heart className="size-6" />
        </IconButton>
        <IconButton label={buy(locale)} disabled className="opacity-50">
          <Heart className="size-6" />
        </IconButton>
      </div>
    )),
  ]),
  story('Stepper', 'auto', [
    state('one piece', () => <Counter start={1} />),
    state('the most', () => <Counter start={VISITORS_PIECES} />),
    state('in place of a button', () => <Counter start={2} size="md" />),
    state('in place of a large button', () => <Counter start={2} size="lg" />),
  ]),
  story(
    'Dialog',
    'auto',
    places.map((place) => state(`opened ${place}`, () => <Opener place={place} />)),
  ),
  story('Cross', 'auto', [state('by itself', () => <Cross />)]),
  story('CrossButton', 'auto', [
    state('to close', (locale) => <CrossButton label={inBoth('Закрыть', 'Închide')(locale)} />),
  ]),
];
