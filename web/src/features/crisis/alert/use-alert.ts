import { useEffect, useState } from 'react';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { writeInstant } from '#lib/instant.ts';
import { newUuid } from '#lib/uuid.ts';
import type { Delivery } from '../deliveries/delivery.ts';
import { sendAlert, type AlertRequest, type NoAlert } from './send-alert.ts';

/**
 * An alert that the person sent. This device stores it until the person closes it. If the page reloads before the server
 * responds, the stored id lets the page find out whether the server accepted the alert.
 */
export interface Alert extends AlertRequest {
  readonly outcome: 'accepted' | NoAlert;
  /** When the person sent the alert, as an ISO instant. */
  readonly askedAt: string;
  /** When the server accepts another alert. Present only if the person sent too many alerts. */
  readonly againAt?: string;
  /** How many contacts the server left out, because an alert has a maximum number of contacts. */
  readonly leftOut: number;
  /** Whether the person wrote what happened or skipped it. */
  readonly described: boolean;
}

const none = null as Alert | null;
const noDeliveries: readonly Delivery[] = [];

/** The current alert. `send` starts a new one, `again` retries it, and `close` removes it. */
export function useAlert(onAccepted: () => void) {
  const language = useLanguage();
  const today = useToday();
  const [stored, store, close] = useDraft('crisis:alert', none);
  const now = useMomentOfView(stored?.againAt);
  const alert = stored && isAtHand(stored, now) ? stored : none;
  const [sending, setSending] = useState(false);
  const [answered, setAnswered] = useState(noDeliveries);

  /**
   * `mayBeAccepted`: an earlier try of this request got no response, so the server may have accepted the alert. If the
   * device is offline now, the outcome stays `lost`.
   */
  async function ask(request: AlertRequest, mayBeAccepted = false): Promise<void> {
    setSending(true);
    // Stored before sending: if the person closes the page before the response, the server may have accepted the alert.
    const unanswered: Alert = {
      ...request,
      outcome: 'lost',
      leftOut: 0,
      described: false,
      askedAt: writeInstant(new Date()),
    };
    store(unanswered);
    const answer = await sendAlert(request);
    setSending(false);
    if (typeof answer === 'string')
      return store({ ...unanswered, outcome: mayBeAccepted && answer === 'offline' ? 'lost' : answer });
    if (answer.kind === 'limit') {
      const againAt = writeInstant(new Date(Date.now() + answer.seconds * 1000));
      return store({ ...unanswered, outcome: 'limit', againAt });
    }
    setAnswered(answer.deliveries);
    store({ ...unanswered, outcome: 'accepted', leftOut: answer.leftOut });
    onAccepted();
  }

  return {
    alert,
    sending,
    /**
     * The deliveries in the server's response to the alert. The page shows them until it has loaded their rows, which are
     * newer.
     */
    answered,
    send: (message: string | null) => void ask({ id: newUuid(), date: today, language, message }),
    again() {
      if (!alert) return;
      const { id, date, message } = alert;
      void ask({ id, date, message, language: alert.language }, alert.outcome === 'lost');
    },
    described: () => store((before) => before && { ...before, described: true }),
    close,
  };
}

/**
 * The time, in epoch milliseconds, with which the page computes an alert's age. The clock is read only when the page opens,
 * when the page becomes visible again, and at `until`, when the server accepts another alert. So an alert never disappears
 * while the person looks at it, except at `until`.
 */
function useMomentOfView(until: string | undefined): number {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && setMoment(Date.now());
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setMoment(Date.now()), Math.max(0, Date.parse(until) - Date.now()) + 100);
    return () => clearTimeout(timer);
  }, [until]);
  return moment;
}

/**
 * How long the page shows an alert, in milliseconds. After that the alert is only in the history, and the page shows the
 * button for the next one.
 */
const atHandFor = 60 * 60 * 1000;

/** Whether the page still shows an alert. A person who returns later must find the button, not an old result. */
export function isAtHand(
  { askedAt, againAt }: { readonly askedAt: string; readonly againAt?: string },
  now: number,
): boolean {
  // After too many alerts, the page shows the result until the server accepts another one.
  if (againAt !== undefined) return now < Date.parse(againAt);
  return now - Date.parse(askedAt) < atHandFor;
}
