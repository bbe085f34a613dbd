import { useEffect, useState } from 'react';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { writeInstant } from '#lib/instant.ts';
import { newUuid } from '#lib/uuid.ts';
import type { Delivery } from '../deliveries/delivery.ts';
import { sendAlert, type AlertRequest, type NoAlert } from './send-alert.ts';

/** An alert that the person asked for, kept on this device until they close it: also a reload knows under which id it may have been taken. */
export interface Alert extends AlertRequest {
  readonly outcome: 'accepted' | NoAlert;
  /** When the person asked for it. */
  readonly askedAt: string;
  /** When another is taken, after too many. */
  readonly againAt?: string;
  /** Contacts beyond the most that one alert goes to. */
  readonly leftOut: number;
  /** The person wrote what happened, or chose not to. */
  readonly described: boolean;
}

const none = null as Alert | null;
const noDeliveries: readonly Delivery[] = [];

/** The alert at hand. `send` begins one, `again` asks for the same one once more, `close` puts it aside. */
export function useAlert(onAccepted: () => void) {
  const language = useLanguage();
  const today = useToday();
  const [kept, keep, close] = useDraft('crisis:alert', none);
  const now = useMomentOfView(kept?.againAt);
  const alert = kept && isAtHand(kept, now) ? kept : none;
  const [sending, setSending] = useState(false);
  const [answered, setAnswered] = useState(noDeliveries);

  async function ask(request: AlertRequest): Promise<void> {
    setSending(true);
    // Until the server has answered nothing is known, whatever becomes of this page meanwhile.
    const unanswered: Alert = {
      ...request,
      outcome: navigator.onLine ? 'lost' : 'offline',
      leftOut: 0,
      described: false,
      askedAt: writeInstant(new Date()),
    };
    keep(unanswered);
    const answer = await sendAlert(request);
    setSending(false);
    if (typeof answer === 'string') return keep({ ...unanswered, outcome: answer });
    if (answer.kind === 'limit') {
      const againAt = writeInstant(new Date(Date.now() + answer.seconds * 1000));
      return keep({ ...unanswered, outcome: 'limit', againAt });
    }
    setAnswered(answer.deliveries);
    keep({ ...unanswered, outcome: 'accepted', leftOut: answer.leftOut });
    onAccepted();
  }

  return {
    alert,
    sending,
    /** As the server answered; the rows that are read afterwards know more. */
    answered,
    send: (message: string | null) => void ask({ id: newUuid(), date: today, language, message }),
    again() {
      if (!alert) return;
      const { id, date, message } = alert;
      void ask({ id, date, message, language: alert.language });
    },
    described: () => keep((before) => before && { ...before, described: true }),
    close,
  };
}

/** When the page was last opened or come back to; while somebody looks at it nothing goes away but what ends at `until`. */
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

/** How long an alert stays at hand after it was asked for, in milliseconds. Later it is part of the history, and the button is free for the next one. */
const atHandFor = 60 * 60 * 1000;

/** Whether an alert is still the one that the page is about: whoever comes back another day must find the button, not an old answer. */
export function isAtHand(
  { askedAt, againAt }: { readonly askedAt: string; readonly againAt?: string },
  now: number,
): boolean {
  // After too many of them it is the answer until another is taken: then the button is there again.
  if (againAt !== undefined) return now < Date.parse(againAt);
  return now - Date.parse(askedAt) < atHandFor;
}
