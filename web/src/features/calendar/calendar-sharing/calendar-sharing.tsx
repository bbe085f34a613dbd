import type { ReactNode } from 'react';
import { PrivateAddress } from './private-address.tsx';
import { SaveFiles } from './save-files.tsx';

/** A file for another calendar, and the private address that another calendar reads by itself. */
export function CalendarSharing(): ReactNode {
  return (
    <div className="flex flex-col gap-6">
      <SaveFiles />
      <PrivateAddress />
    </div>
  );
}
