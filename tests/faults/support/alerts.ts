import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AlertingPerson } from './alerting-people.ts';

/** A delivery as its owner reads it. */
export interface Delivery {
  id: string;
  event_id: string;
  channel: 'sms' | 'email';
  destination: string;
  state: string;
  reason: string | null;
  interrupted: number;
  next_try_at: string | null;
  provider_id: string | null;
}

/** An alert that a user asks for. Its number is part of its message. */
export interface Alert {
  id: string;
  number: number;
  person: AlertingPerson;
}

export function planAlerts(people: readonly AlertingPerson[], each: number): Alert[] {
  return people.flatMap((person, index) =>
    Array.from({ length: each }, (_, turn) => ({ id: randomUUID(), number: 1 + index * each + turn, person })),
  );
}

/**
 * Asks for an alert again and again, always with the alert's own id, until a server has accepted it. The web app does the same.
 * Throws if a server refuses the alert (status 4xx).
 */
export async function askUntilAccepted(urls: () => string[], { id, number, person }: Alert): Promise<void> {
  const body = JSON.stringify({ id, date: '2026-11-22', language: 'pt', message: `alerta ${String(number)}` });
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
  for (let turn = number; ; turn += 1) {
    const url = urls()[turn % urls().length];
    const status = await fetch(`${String(url)}/functions/v1/crisis-alert`, {
      ...{ method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) },
    }).then(
      async (response) => {
        await response.text();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) return;
    if (status >= 400 && status < 500) throw new Error(`alert ${String(number)} was refused with ${String(status)}`);
    await wait(100);
  }
}

/** Reads all deliveries of all users, each with its owner's token. */
export async function readDeliveries(url: string, people: readonly AlertingPerson[]): Promise<Delivery[]> {
  const read = async ({ token }: AlertingPerson) => {
    const answer = await fetch(`${url}/rest/v1/crisis_deliveries?select=*`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`reading back answered ${String(answer.status)}`);
    return (await answer.json()) as Delivery[];
  };
  return (await Promise.all(people.map(read))).flat();
}
