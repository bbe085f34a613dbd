import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { startRecords } from '#core/records/start-records.ts';

/** What every signed-in page stands on: the records and the outbox. Loaded only after somebody has signed in. */
export function SignedIn() {
  useEffect(() => startRecords(), []);
  return <Outlet />;
}
