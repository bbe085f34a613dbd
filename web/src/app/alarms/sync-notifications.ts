import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { messageStore } from '#core/messages/messages.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { refreshSubscription } from '#shared-features/push/refresh-subscription.ts';
import { canPush } from '#shared-features/push/push-state.ts';
import type { AlarmAnswer, PageMessage } from '../../service-worker/push/page-message.ts';

interface AlarmsOfTab {
  userId: string;
  /** The keys of the alarms that this tab shows now. */
  shown: readonly string[];
  /** The keys of all alarms that this tab knows to be unanswered. */
  unanswered: readonly string[];
  /**
   * Called when the user answered an alarm on its notification instead of in this tab. The caller must refetch, because this
   * tab has not loaded the answer yet.
   */
  onAnswered: (key: string, answer: AlarmAnswer) => void;
}

const isSeen = () => document.visibilityState === 'visible';

/**
 * Keeps in-app alarms and push notifications in sync. Closes a notification when this tab visibly shows its alarm, or when
 * the alarm is answered. Opens the page of a tapped notification. Registers this device at the server for push
 * notifications.
 */
export function useSyncNotifications({ userId, shown, unanswered, onAnswered }: AlarmsOfTab): void {
  const navigate = useNavigate();

  const closeSeen = useEffectEvent(() => {
    if (isSeen()) void closeNotifications(shown);
  });
  const shownKeys = shown.join();
  useEffect(() => {
    closeSeen();
    const look = () => closeSeen();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [shownKeys]);

  const earlier = useRef<readonly string[]>([]);
  const closeAnswered = useEffectEvent(() => {
    void closeNotifications(earlier.current.filter((key) => !unanswered.includes(key)));
    earlier.current = unanswered;
  });
  const unansweredKeys = unanswered.join();
  useEffect(() => closeAnswered(), [unansweredKeys]);

  useEffect(() => {
    // If the server is unreachable now, the next start of the app, or the next change of language or preferences, registers
    // this device.
    const follow = () => void refreshSubscription(userId).catch(() => undefined);
    follow();
    const stops = [messageStore.subscribe(follow), preferenceStore.subscribe(follow)];
    return () => stops.forEach((stop) => stop());
  }, [userId]);

  const hear = useEffectEvent(({ data, ports: [port] }: MessageEvent<PageMessage>) => {
    if (data.kind === 'shows-alarm') port?.postMessage(isSeen() && shown.includes(data.key));
    if (data.kind === 'alarm-answered') onAnswered(data.key, data.answer);
    if (data.kind === 'push-renewed') void refreshSubscription(userId).catch(() => undefined);
    if (data.kind === 'open-address') {
      void navigate(data.url);
      port?.postMessage(true);
    }
  });
  useEffect(() => {
    if (!canPush()) return;
    const { serviceWorker } = navigator;
    const listen = (event: MessageEvent<PageMessage>) => hear(event);
    serviceWorker.addEventListener('message', listen);
    return () => serviceWorker.removeEventListener('message', listen);
  }, []);
}

/** Closes this device's notifications for the alarms with these keys. */
async function closeNotifications(keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !('getNotifications' in registration)) return;
  for (const notification of await registration.getNotifications())
    if (keys.includes(notification.tag)) notification.close();
}
