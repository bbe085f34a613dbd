import type { ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { PrivateAddress } from './private-address-panel.tsx';
import { SaveFiles } from './save-files.tsx';

const LazyCalendarImport = lazyPart(
  'calendar-import',
  () => ['calendar-import'],
  async () => (await import('../calendar-import/calendar-import.tsx')).CalendarImport,
);

/** Saves a calendar file, manages the private feed address for other calendars, and adds the appointments of a file. */
export function CalendarSharing(): ReactNode {
  return (
    <div className="flex flex-col gap-6">
      <SaveFiles />
      <PrivateAddress />
      <LazyCalendarImport />
    </div>
  );
}
