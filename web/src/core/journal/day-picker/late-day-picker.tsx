import type { ReactNode } from 'react';
import { latePart } from '#core/late/late-part.tsx';
import type { DayPickerProps } from './day-picker.tsx';

const DayPicker = latePart<DayPickerProps>(
  'day-picker',
  () => ['day-picker'],
  async () => (await import('./day-picker.tsx')).DayPicker,
);

/** The calendar, fetched with its words when it is first asked for. Its room is kept, so that the dialog does not grow. */
export function LateDayPicker(props: DayPickerProps): ReactNode {
  return (
    <div className="min-h-112">
      <DayPicker {...props} />
    </div>
  );
}
