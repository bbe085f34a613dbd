import { sharedPhone } from '@cogn/shared/alert-message.ts';
import type { Database, Transaction } from '#database/port.ts';
import type { Language } from '#mail/language.ts';
import { nextTry } from './record-attempt.ts';

/** A message that is about to be handed over. */
export interface Attempt {
  id: string;
  /** The how many-th it is. */
  attempts: number;
  channel: 'sms' | 'email';
  destination: string;
  /** As the person wrote it; null: they never did. Their number and e-mail are not shown without agreement. */
  name: string | null;
  /** The person's number, if they agreed to its being sent and have one. */
  phone: string | null;
  message: string | null;
  language: Language;
  alertedAt: Date;
}

/** go: hand it over now. wait: not before a moment. over: nothing is left to do. dead: too many attempts were cut. */
export type Beginning = { go: Attempt } | { wait: Date } | 'over' | 'dead';

/** A call for help that is older reaches nobody in time, and would frighten. */
const tooLateHours = 12;

interface Row extends Omit<Attempt, 'phone'> {
  state: string;
  begun: boolean;
  /** Whether its acceptance was kept: then it is never sent again. */
  accepted: boolean;
  consents: boolean;
  /** The operator shut the person out. */
  banned: boolean;
  /** Whether they agreed to their number being sent. */
  sharesPhone: boolean;
  phoneOfProfile: string | null;
  /** Only once it was confirmed. */
  phoneOfAccount: string | null;
}

/**
 * Marks that an attempt begins, before anything leaves. A mark that is there already is of an attempt that was cut, by the end of its process: whether
 * it left, nobody knows. That is stored as `not_known`, and a further attempt is planned. `revived`: the operator asks for one more of what was given up.
 */
export function beginAttempt(database: Database, id: string, now: Date, revived: boolean): Promise<Beginning> {
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

async function afterCut(transaction: Transaction, { id, attempts }: Attempt, now: Date): Promise<Beginning> {
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
