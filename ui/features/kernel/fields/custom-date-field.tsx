import { useRef, useState } from 'react';
import { CalendarClock } from '#ui/design/icons/index.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { Calendar } from './calendar.tsx';
import type { DateFieldProps } from './date-field.tsx';
import { formatTypedDay, type IsoDay, parseTypedDay } from './days.ts';

interface OwnDateFieldProps extends DateFieldProps {
  /** What the browser's own field held last. */
  readonly start: IsoDay;
}

/** A day that is typed, or chosen in a calendar; what is no day falls back to the last one that was. */
export const CustomDateField = ({ label, name, start, min = '' }: OwnDateFieldProps) => {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [day, setDay] = useState(start);
  const [typed, setTyped] = useState(formatTypedDay(start));
  const [isOpen, setOpen] = useState(false);
  const take = (chosen: IsoDay | undefined) => {
    if (chosen) setDay(chosen < min ? min : chosen);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} className="relative">
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        className="pr-11"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          take(parseTypedDay(target.value));
        }}
        onBlur={() => setTyped(formatTypedDay(day))}
      />
      <input type="hidden" name={name} value={day} />
      <IconButton
        ref={button}
        label={`${t('calendar.open')}: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="absolute right-0.5 bottom-0.5"
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <CalendarClock className="size-5 text-muted" />
      </IconButton>
      {isOpen ? (
        <Calendar
          anchor={box}
          label={label}
          chosen={day}
          min={min}
          onChoose={(chosen) => {
            take(chosen);
            setTyped(formatTypedDay(chosen));
            close();
          }}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
};
