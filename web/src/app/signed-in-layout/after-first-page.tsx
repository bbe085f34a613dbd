import { useEffect } from 'react';
import { followChanges } from '#core/live/follow-changes.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { removeExpiredRows } from '#core/storage/remove-expired-rows.ts';
import { prepareDialogs } from '#ui/dialog/prepare-dialogs.ts';
import { AlarmWatch } from '#app/alarms/alarm-watch.tsx';
import { PolicyWatch } from '#app/policy-news/policy-watch.tsx';
import { useNotedAgreement } from '#app/policy-news/use-noted-agreement.ts';
import { ContactSync } from '#shared-features/help-now/contacts/contact-sync.tsx';

/**
 * What can wait until the first page is there: alarms, sound and vibration, the contacts for help without a connection, news of the policy and an answer to it,
 * changes from the person's other devices, this device's expired rows. If it cannot be fetched, the pages still work, and they refetch when
 * they become visible.
 */
export function AfterFirstPage({ userId }: { userId: string }) {
  useEffect(() => followChanges(userId), [userId]);
  useEffect(() => void removeExpiredRows(userId).catch(() => undefined), [userId]);
  useEffect(() => {
    prepareDialogs();
    // The component that shows the contacts, for offline use.
    import('#shared-features/help-now/contacts/own-contacts.tsx').catch(() => undefined);
  }, []);
  useCues();
  useNotedAgreement();
  return (
    <>
      <ContactSync />
      <AlarmWatch key={userId} userId={userId} />
      <PolicyWatch userId={userId} />
    </>
  );
}

/** Sound and vibration for toasts and alarms. The code is fetched only for users who turned one of them on. */
function useCues(): void {
  const [sound] = usePreference('sound');
  const [vibration] = usePreference('vibration');
  const isWanted = sound || vibration;
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    let stop: (() => void) | undefined;
    import('#app/cues/start-cues.ts').then(
      ({ startAllCues }) => {
        if (!left) stop = startAllCues();
      },
      // Cues are optional: toasts and alarms are visible in any case.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [isWanted]);
}
