import { useEffect } from 'react';
import { followChanges } from '#core/live/follow-changes.ts';
import { removeExpiredRows } from '#core/storage/remove-expired-rows.ts';
import { AlarmWatch } from '#app/alarms/alarm-watch.tsx';
import { PolicyWatch } from '#app/policy-news/policy-watch.tsx';
import { useNotedAgreement } from '#app/policy-news/use-noted-agreement.ts';
import { ContactSync } from '#shared-features/help-now/contacts/contact-sync.tsx';

/**
 * What can wait until the first page is there: alarms, the contacts for help without a connection, news of the policy and an answer to it,
 * changes from the person's other devices, this device's expired rows. If it cannot be fetched, the pages still work, and they refetch when
 * they become visible.
 */
export function AfterFirstPage({ userId }: { userId: string }) {
  useEffect(() => followChanges(userId), [userId]);
  useEffect(() => void removeExpiredRows(userId).catch(() => undefined), [userId]);
  useNotedAgreement();
  return (
    <>
      <ContactSync />
      <AlarmWatch key={userId} userId={userId} />
      <PolicyWatch userId={userId} />
    </>
  );
}
