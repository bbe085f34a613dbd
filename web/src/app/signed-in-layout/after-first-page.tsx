import { useEffect } from 'react';
import { refetchOnChanges } from '#core/live/refetch-on-changes.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { removeExpiredRows } from '#core/storage/remove-expired-rows.ts';
import { prepareDialogs } from '#ui/dialog/prepare-dialogs.ts';
import { AlarmWatch } from '#app/alarms/alarm-watch.tsx';
import { PolicyWatch } from '#app/policy-news/policy-watch.tsx';
import { useNotedAgreement } from '#app/policy-news/use-noted-agreement.ts';
import { ContactSync } from '#shared-features/help-now/contacts/contact-sync.tsx';

/**
 * Starts everything that can wait until the first page is shown:
 * - alarms, sound and vibration;
 * - emergency contacts for offline use;
 * - the notice of a new privacy policy, and saving the consent to it;
 * - refetching rows that the user's other devices change;
 * - removing expired rows from this device;
 * - prefetching the code of dialogs and toasts.
 * If this code cannot be fetched, pages still work, but do not refetch while they stay open.
 */
export function AfterFirstPage({ userId }: { userId: string }) {
  useEffect(() => refetchOnChanges(userId), [userId]);
  useEffect(() => void removeExpiredRows(userId).catch(() => undefined), [userId]);
  useEffect(() => {
    prepareDialogs();
    // Prefetch the component that shows the emergency contacts, so that it works offline.
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

/**
 * Starts sound and vibration for toasts and unlocks audio for alarms. Fetches their code only if sound or vibration is on.
 */
function useCues(): void {
  const [sound] = usePreference('sound');
  const [vibration] = usePreference('vibration');
  const isWanted = sound || vibration;
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    let stop: (() => void) | undefined;
    import('#app/sound-and-vibration/start-cues.ts').then(
      ({ startAllCues }) => {
        if (!left) stop = startAllCues();
      },
      // If the code cannot be fetched, do nothing: toasts and alarms are visible without sound and vibration.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [isWanted]);
}
