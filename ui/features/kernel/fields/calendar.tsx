import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from '#ui/design/icons/index.tsx';
import { IconButton } from '#ui/design/primitives/button.tsx';
import { useAnchoredLayer } from '#ui/design/use-anchored-layer.ts';
import { calendarNames } from '#ui/i18n/calendar-names.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { dayAfterKey, type IsoDay, monthsLater, weeksAround } from './days.ts';
import './calendar.css';

interface CalendarProps {
  /** The field that it hangs from. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly chosen: IsoDay;
  /** The first day that can be chosen. */
  readonly min: IsoDay;
  readonly onChoose: (day: IsoDay) => void;
  /** It closes, and the focus goes back. */
  readonly onClose: () => void;
  /** The focus has left. */
  readonly onLeave: () => void;
}

/** A month to choose a day from, led through by the keyboard of the ARIA practices guide. */
export const Calendar = ({ anchor, label, chosen, min, onChoose, onClose, onLeave }: CalendarProps) => {
  const { t, locale } = useLanguage();
  const words = useMemo(() => calendarNames(locale), [locale]);
  const layer = useRef<HTMLDivElement>(null);
  const title = useId();
  const [day, setDay] = useState(chosen);
  const [isLed, setLed] = useState(true);
  useAnchoredLayer(layer, anchor, onLeave);
  const goTo = (to: IsoDay, byKey: boolean) => {
    setDay(to < min ? min : to);
    setLed(byKey);
  };
  useLayoutEffect(() => {
    if (isLed) layer.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus({ preventScroll: true });
  }, [day, isLed]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const to = isDay ? dayAfterKey(event.key, day, event.shiftKey) : undefined;
    if (event.key === 'Escape') {
      // Closes only the calendar, not a dialog around it.
      event.stopPropagation();
      onClose();
    } else if (to !== undefined) goTo(to, true);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={layer} popover="manual" role="dialog" aria-label={label} className="calendar" onKeyDown={onKeyDown}>
      <div className="calendar-head">
        <IconButton label={t('calendar.previousMonth')} onClick={() => goTo(monthsLater(day, -1), false)}>
          <ChevronLeft className="size-5" />
        </IconButton>
        <strong id={title} aria-live="polite">
          {words.month(day)}
        </strong>
        <IconButton label={t('calendar.nextMonth')} onClick={() => goTo(monthsLater(day, 1), false)}>
          <ChevronRight className="size-5" />
        </IconButton>
      </div>
      <table aria-labelledby={title}>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksAround(day).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <button
                    type="button"
                    data-day={one}
                    tabIndex={one === day ? 0 : -1}
                    disabled={one < min}
                    aria-label={words.day(one)}
                    aria-pressed={one === chosen}
                    data-other={one.slice(0, 7) === day.slice(0, 7) ? undefined : ''}
                    onClick={() => onChoose(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
