import { sharedPhone } from '@cogn/shared/safe-alert-text.ts';
import type { Database, Transaction } from '#database/port.ts';
import type { Language } from '#mail/language.ts';
import { nextTry } from './record-attempt.ts';

/** A message that the worker is about to hand over to the provider or the mail server. */
export interface Attempt {
  id: string;
  /** The number of this attempt, from 1. */
  attempts: number;
  channel: 'sms' | 'email';
  destination: string;
  /** The user's name as they wrote it, or null if they never did. */
  name: string | null;
  /** The user's number, if they have one and agreed to share it. */
  phone: string | null;
  message: string | null;
  language: Language;
  alertedAt: Date;
}

/**
 * `go`: hand the message over. `wait`: retry, not before this date. 'over': nothing is left to do. 'dead': too many
 * interruptions.
 */
export type AttemptStart = { go: Attempt } | { wait: Date } | 'over' | 'dead';

/** Maximum age of an alert whose messages are sent. An older call for help comes too late, and would frighten the contact. */
const tooLateHours = 12;

interface Row extends Omit<Attempt, 'phone'> {
  state: string;
  begun: boolean;
  /** Whether the server recorded that the provider accepted the message. The message is then never sent again. */
  accepted: boolean;
  consents: boolean;
  /** Whether an operator banned the account or an administrator closed it. */
  banned: boolean;
  /** Whether the user agreed to share their number. */
  sharesPhone: boolean;
  phoneOfProfile: string | null;
  /** The account's phone number, or null if the user has not confirmed it. */
  phoneOfAccount: string | null;
}

/**
 * Records the start of an attempt before the message is sent. If an earlier attempt is still open, a process ended during it, and
 * nobody knows whether its message was sent. The server then stores the state `not_known` and plans another attempt. `revived`
 * means that an operator or administrator retries a failed message.
 */
export function beginAttempt(database: Database, id: string, now: Date, revived: boolean): Promise<AttemptStart> {
  return database.asOwner(async (transaction) => {
    const row = await readDelivery(transaction, id, now);
    const open =
      row && (['queued', 'not_known'].includes(row.state) || (revived && row.state === 'failed' && !row.accepted));
    if (!open) return 'over';
    const { begun, state: _state, accepted: _accepted, consents, banned, ...rest } = row;
    const { sharesPhone, phoneOfProfile, phoneOfAccount, ...kept } = rest;
    const attempt = { ...kept, phone: sharesPhone ? sharedPhone(phoneOfProfile, phoneOfAccount) : null };
    if (begun) return afterCut(transaction, attempt, now);
    const reason = banned
      ? 'account_closed'
      : !consents
        ? 'consent_withdrawn'
        : isTooLate(attempt, now)
          ? 'too_late'
          : undefined;
    if (reason !== undefined) {
      await transaction.finish(
        `update public.crisis_deliveries set reason = $2, next_try_at = null,
           state = case when state = 'not_known' then state else 'failed' end
         where id = $1`,
        [id, reason],
      );
      return 'over';
    }
    await transaction.finish(
      `update public.crisis_deliveries set attempts = attempts + 1, attempt_began_at = $2, next_try_at = null,
         state = case when state = 'failed' then 'queued' else state end
       where id = $1`,
      [id, now],
    );
    return { go: { ...attempt, attempts: attempt.attempts + 1 } };
  });
}

async function afterCut(transaction: Transaction, { id, attempts }: Attempt, now: Date): Promise<AttemptStart> {
  const next = nextTry({ attempts, uncertain: true, cut: true, now });
  await transaction.finish(
    `update public.crisis_deliveries set state = 'not_known', reason = 'attempt_cut', interrupted = interrupted + 1,
       attempt_began_at = null, next_try_at = $2
     where id = $1`,
    [id, next],
  );
  return next === null ? 'dead' : { wait: next };
}

function isTooLate({ alertedAt }: Attempt, now: Date): boolean {
  return now.getTime() - alertedAt.getTime() > tooLateHours * 3_600_000;
}

async function readDelivery(transaction: Transaction, id: string, now: Date): Promise<Row | undefined> {
  const { rows } = await transaction.query<Row>(
    `select delivery.id, delivery.attempts, delivery.channel, delivery.destination, delivery.state,
       delivery.attempt_began_at is not null as begun, delivery.accepted_at is not null as accepted,
       coalesce(person.banned_until > $2, false) as banned,
       nullif(btrim(profile.full_name), '') as name,
       event.message, coalesce(event.language, 'pt') as language, coalesce(event.alerted_at, event.created_at) as "alertedAt",
       coalesce((
         select granted from public.consents
         where user_id = delivery.user_id and purpose = 'crisis_messages' order by created_at desc limit 1
       ), false) as consents,
       coalesce((select share_phone from public.crisis_settings where user_id = delivery.user_id), false) as "sharesPhone",
       profile.phone as "phoneOfProfile",
       case when person.phone_confirmed_at is not null then nullif(person.phone, '') end as "phoneOfAccount"
     from public.crisis_deliveries as delivery
     join public.crisis_events as event on event.id = delivery.event_id
     join public.profiles as profile on profile.id = delivery.user_id
     join auth.users as person on person.id = delivery.user_id
     where delivery.id = $1 and person.deleted_at is null
     for update of delivery`,
    [id, now],
  );
  return rows[0];
}
