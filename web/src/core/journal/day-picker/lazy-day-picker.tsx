import type { ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { DayPickerProps } from './day-picker.tsx';

const DayPicker = lazyPart<DayPickerProps>(
  'day-picker',
  () => ['day-picker'],
  async () => (await import('./day-picker.tsx')).DayPicker,
);

/** The calendar, loaded lazily with its messages. A placeholder reserves its space, so that the dialog does not grow. */
export function LazyDayPicker(props: DayPickerProps): ReactNode {
  return (
    <div className="min-h-112">
      <DayPicker {...props} />
    </div>
  );
}
