import { useEffect, useEffectEvent } from 'react';
import type { Alarm } from '#shared-features/alarms/alarm.ts';
import { useRinger } from '#shared-features/alarms/use-ringer.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { snoozeMinutes } from '@cogn/shared/alarm-times.ts';
import { useAppointmentAlarms } from '#features/calendar/appointment-alarms.ts';
import { doseAlarms } from '#features/medications/doses/dose-alarms.ts';
import { useMedicines, useRecentDoses } from '#features/medications/use-medicines.ts';
import { useAlarmSettings } from '#features/reminders/alarm-settings.ts';
import { useReminderAlarms } from '#features/reminders/reminder-alarms.ts';
import { useReminders } from '#features/reminders/reminder-list.ts';
import { playTone, vibrate } from '#lib/play-tone.ts';
import { useSyncNotifications } from './sync-notifications.ts';

/** Fetches the code and messages of the alarm panel when the first alarm is due. */
async function loadPanel() {
  const [{ AlarmPanel }] = await Promise.all([
    import('./alarm-panel.tsx'),
    loadNamespaces(currentLanguage(), ['alarms', 'doses']),
  ]);
  return AlarmPanel;
}

/** Plays a tone and vibrates, as the user's preferences say. If the device can do neither, the alarm still shows. */
function cue(): void {
  if (preferenceStore.get('sound')) playTone().catch(() => undefined);
  if (preferenceStore.get('vibration')) vibrate();
}

/** Watches the clock and shows each of the user's alarms when it is due. */
export function AlarmWatch({ userId }: { userId: string }) {
  const { medicines } = useMedicines();
  const { doses, today, retry } = useRecentDoses();
  const reminderAlarms = useReminderAlarms();
  const { retry: retryReminders } = useReminders();
  const { settings, known } = useAlarmSettings();
  const appointmentAlarms = useAppointmentAlarms();
  const alarms = [...doseAlarms(medicines, doses, today), ...reminderAlarms, ...appointmentAlarms];
  // Until the quiet hours are loaded, show no alarm. Otherwise an alarm could appear during the quiet hours.
  const asked: readonly Alarm[] = known ? alarms.map(({ key, at }) => ({ key, at })) : [];
  const { ringing, ringer } = useRinger(userId, asked, { from: settings.quiet_from, to: settings.quiet_to }, cue);
  const shown = alarms.filter(({ key }) => ringing.some((each) => each.key === key));
  // When an alarm is due, refetch the doses: the user may have answered the alarm on another device.
  const askAgain = useEffectEvent(retry);
  useSyncNotifications({
    userId,
    shown: shown.map(({ key }) => key),
    unanswered: alarms.map(({ key }) => key),
    onAnswered(key, answer) {
      void retry();
      void retryReminders();
      void (answer === 'later' ? ringer.later(key, snoozeMinutes) : ringer.close(key));
    },
  });
  const isDue = shown.length > 0;
  useEffect(() => {
    if (isDue) void askAgain();
  }, [isDue]);
  return isDue && <Panel alarms={shown} ringer={ringer} discreet={settings.discreet} />;
}

function Panel(props: Parameters<Awaited<ReturnType<typeof loadPanel>>>[0]) {
  const { loaded: AlarmPanel } = useLoaded('alarm-panel', loadPanel);
  return AlarmPanel && <AlarmPanel {...props} />;
}
