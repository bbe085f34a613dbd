import type { ReactNode } from 'react';
import { PrivateAddress } from './private-address-panel.tsx';
import { SaveFiles } from './save-files.tsx';

/** Saves a calendar file, and manages the private feed address for other calendars. */
export function CalendarSharing(): ReactNode {
  return (
    <div className="flex flex-col gap-6">
      <SaveFiles />
      <PrivateAddress />
    </div>
  );
}
