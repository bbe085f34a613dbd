import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Moon, Sun } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatClockTime, type ClockTime } from '#lib/clock-time.ts';
import { asClockTime } from '#lib/parse-time.ts';
import {
  bandMinutes,
  draggedTo,
  handlePlace,
  nearestEnd,
  positionsOf,
  steppedBy,
  timeAt,
  type BandTimes,
  type NightEnd,
} from './band-positions.ts';

/** Props of a typed time field, which has the value. */
interface TypedTime {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface NightBandProps {
  bed: TypedTime;
  wake: TypedTime;
}

/** The hours below the band, as positions: few enough for "11 PM" on the narrowest screen. */
const hours = Array.from({ length: 5 }, (_, each) => each * 5 * 60);
const percent = (position: number) => `${String((position / bandMinutes) * 100)}%`;

/** The steps of the keys in minutes. Home and End move a handle as far as it can go. */
const keySteps: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 },
  ...{ PageDown: -60, PageUp: 60, Home: -bandMinutes, End: bandMinutes },
};

/**
 * A press within this many pixels of the middle of a handle takes hold of the handle. A press elsewhere moves the nearest
 * handle to the pointer.
 */
const reach = 24;

interface Drag {
  readonly end: NightEnd;
  /** Both times before the drag. They bound it, so that a handle does not leap to the other side of a very long night. */
  readonly times: BandTimes;
  /** The field's value before the drag, to restore it when the press becomes a scroll. */
  readonly before: string;
  readonly isOnHandle: boolean;
  /** Minutes from the pointer to the middle of the handle; 0 for a press elsewhere. */
  readonly offset: number;
  readonly from: number;
  moved: boolean;
}

/**
 * A band from 18:00 to 14:00 with the night on it, and a handle at each end for pointer and keyboard. The typed fields have
 * the times; a handle without a valid time is dashed. The handle of a time outside the band is at the edge of the band.
 */
export function NightBand(fields: NightBandProps): ReactNode {
  const t = useMessages('sleep');
  const locale = useLocale();
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  const times = { bed: asClockTime(fields.bed.value), wake: asClockTime(fields.wake.value) };
  const positions = positionsOf(times);
  const [from, to] = [handlePlace('bed', times), handlePlace('wake', times)];

  const write = (end: NightEnd, value: ClockTime | null) => {
    if (value !== null && value !== fields[end].value) fields[end].onChange({ target: { value } });
  };
  const positionAt = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {};
    return ((clientX - left) / width) * bandMinutes;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const position = positionAt(event);
    const end = nearestEnd(times, position);
    const place = handlePlace(end, times);
    const isOnHandle = Math.abs(position - place) <= (reach / (track.current?.clientWidth ?? reach)) * bandMinutes;
    track.current?.querySelector<HTMLElement>(`[data-end=${end}]`)?.focus({ preventScroll: true });
    drag.current = {
      ...{ end, times, isOnHandle, before: fields[end].value, from: event.clientX, moved: false },
      offset: isOnHandle ? place - position : 0,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = drag;
    if (current === null || (!current.moved && Math.abs(event.clientX - current.from) < 4)) return;
    current.moved = true;
    write(current.end, draggedTo(current.end, current.times, positionAt(event) + current.offset));
  };
  const onPointerUp = (event: PointerEvent) => {
    const { current } = drag;
    drag.current = null;
    if (current === null || current.moved) return;
    // A tap on a handle sets a time only if the handle had none.
    if (!current.isOnHandle || times[current.end] === null)
      write(current.end, draggedTo(current.end, current.times, positionAt(event) + current.offset));
  };
  const onPointerCancel = () => {
    const { current } = drag;
    drag.current = null;
    if (current?.moved) fields[current.end].onChange({ target: { value: current.before } });
  };
  const onKeyDown = (event: KeyboardEvent, end: NightEnd) => {
    const step = keySteps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    write(end, steppedBy(end, times, step));
  };

  /** The time outside the band whose handle is at this edge; null if there is none. It replaces the hour below the edge. */
  const timeBeyond = (edge: number): ClockTime | null => {
    const isBeyond = (at: number | null) => at !== null && (edge === 0 ? at < 0 : edge === bandMinutes && at > bandMinutes);
    return isBeyond(positions.wake) ? times.wake : isBeyond(positions.bed) ? times.bed : null;
  };

  const handle = (end: NightEnd) => {
    const time = times[end];
    const written = time && formatClockTime(time, locale);
    const place = end === 'bed' ? from : to;
    const Picture = end === 'bed' ? Moon : Sun;
    return (
      <span
        role="slider"
        tabIndex={0}
        data-end={end}
        aria-label={t(end === 'bed' ? 'bandStart' : 'bandEnd')}
        aria-valuemin={0}
        aria-valuemax={bandMinutes}
        aria-valuenow={place}
        aria-valuetext={written === null ? t('noTime') : t(end === 'bed' ? 'bedAt' : 'wokeAt', { time: written })}
        onKeyDown={(event) => onKeyDown(event, end)}
        className="absolute grid size-11 place-items-center rounded-full"
        style={{ left: `calc(${percent(place)} - 1.375rem)` }}
      >
        <span
          className={`grid size-9 place-items-center rounded-full border-2 ${time === null ? 'border-dashed border-edge text-muted' : 'border-primary bg-primary text-on-primary'}`}
        >
          <Picture aria-hidden className="size-5" />
        </span>
      </span>
    );
  };

  return (
    <>
      <div
        {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }}
        className="min-h-12 cursor-pointer rounded-full border border-edge bg-surface-sunken px-6 select-none"
        style={{ touchAction: 'pan-y' }}
      >
        <div ref={track} className="relative flex min-h-12 items-center">
          {positions.bed !== null && positions.wake !== null && (
            <span
              className="absolute h-10 rounded-full border border-primary bg-primary-soft"
              style={{ left: `calc(${percent(from)} - 1.25rem)`, right: `calc(100% - ${percent(to)} - 1.25rem)` }}
            />
          )}
          {handle('bed')}
          {handle('wake')}
        </div>
      </div>
      {/* Very large text must not make the hours cover each other. The fields above have the times in full. */}
      <div aria-hidden className="px-6 text-xs text-muted tabular-nums" style={{ fontSize: 'min(0.75rem, 4vw)' }}>
        <div className="relative h-5">
          {hours.map((hour) => {
            const beyond = timeBeyond(hour);
            return (
              <span
                key={hour}
                className={`absolute w-12 text-center whitespace-nowrap ${beyond ? 'font-semibold text-ink' : ''}`}
                style={{ left: `calc(${percent(hour)} - 1.5rem)` }}
              >
                {beyond ? formatClockTime(beyond, locale) : formatHour(hour, locale)}
              </span>
            );
          })}
        </div>
      </div>
    </>
  );
}

/** The hour at a position in this language: "22", "10 PM", "22時". */
function formatHour(position: number, locale: string): string {
  const hour = Number(timeAt(position).slice(0, 2));
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).format(new Date(2026, 0, 15, hour));
}
