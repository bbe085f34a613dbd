import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { messageStore } from '#core/messages/messages.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { closeNotifications } from '#shared-features/push/close-notifications.ts';
import { followPush } from '#shared-features/push/follow-push.ts';
import { canPush } from '#shared-features/push/push-state.ts';
import type { Answer, PageMessage } from '../../service-worker/push/page-message.ts';

interface Told {
  userId: string;
  /** The keys of the alarms that this tab shows now. */
  shown: readonly string[];
  /** The keys of all that still wait for an answer, as far as this tab knows. */
  standing: readonly string[];
  /** An alarm was answered on its notification: the server knows more than this tab. */
  onAnswered: (key: string, answer: Answer) => void;
}

const isSeen = () => document.visibilityState === 'visible';

/**
 * Keeps the page and this device's notifications of one mind: what the page shows to somebody, or what was answered, needs no notification any
 * more; a tap on one leads here; and the server learns which device to notify.
 */
export function useNotifications({ userId, shown, standing, onAnswered }: Told): void {
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

  const stood = useRef<readonly string[]>([]);
  const closeAnswered = useEffectEvent(() => {
    void closeNotifications(stood.current.filter((key) => !standing.includes(key)));
    stood.current = standing;
  });
  const statusKeys = standing.join();
  useEffect(() => closeAnswered(), [statusKeys]);

  useEffect(() => {
    // If the server cannot be reached now, the next start informs it.
    const follow = () => void followPush(userId).catch(() => undefined);
    follow();
    const stops = [messageStore.subscribe(follow), preferenceStore.subscribe(follow)];
    return () => stops.forEach((stop) => stop());
  }, [userId]);

  const hear = useEffectEvent(({ data, ports: [port] }: MessageEvent<PageMessage>) => {
    if (data.kind === 'shows-alarm') port?.postMessage(isSeen() && shown.includes(data.key));
    if (data.kind === 'alarm-answered') onAnswered(data.key, data.answer);
    if (data.kind === 'push-renewed') void followPush(userId).catch(() => undefined);
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
