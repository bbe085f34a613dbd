import { useEffect, useState } from 'react';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows, type QueryState, type Retry } from '#core/records/use-rows.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { serverNow } from '#core/server/response-headers.ts';
import { type Profile, type ProfileFields, hadPremium, isPremium, premiumHasLapsed } from './profile.ts';
import { NotKept } from '#core/outbox/not-kept.ts';
import { currentUserId } from '#core/session/session.ts';
import type { Row } from '#core/rows/operation.ts';
import { readProblemOf } from '#core/row-cache/read-problem.ts';
import type { AskServer } from '#core/row-cache/rows-query.ts';

/** The profile and the rights that come from it. While nothing is known, nobody is premium or admin. */
export interface ProfileReading {
  /**
   * Null while loading, when there is none, and after the server refused it to this session: a refusal clears the stored profile. A
   * server that is busy, failing or unreachable does not.
   */
  readonly profile: Recorded<Profile> | null;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  /** Whether the person once had premium, and has it no more: what they saw with it they may go on reading. */
  readonly hadPremium: boolean;
  /** Whether it is known what the person may do. Until then no page calls itself locked. */
  readonly known: boolean;
  /** `missing`: the server answered that there is no profile. Word for `failed`: `core` `errors.loadingProfile`. */
  readonly state: QueryState | 'missing';
  readonly retry: Retry;
}

/** The signed-in person's profile, stored on the device and shown with what they changed but the server doesn't have yet. */
export function useProfile(): ProfileReading {
  const { rows, state, denied, known: told, retry } = useRows<Profile>('profiles', { kind: 'own' }, askProfile);
  const profile = denied ? null : (rows[0] ?? null);
  const end = profile?.premium_expires_at ?? null;
  useRenderAt(end);
  const now = serverNow();
  const lapsed = state === 'ready' && profile?.saving === 'saved' && premiumHasLapsed(profile, now);
  const id = profile?.id;

  useEffect(() => {
    if (lapsed && id) clearLapsedPremium(id, end);
  }, [lapsed, id, end]);

  return {
    profile,
    // The database takes everybody's entries then; nobody's plan is written.
    isPremium: isPremium(profile, now) || (profile !== null && serverSettings().premiumForEverybody),
    isAdmin: profile?.is_admin === true,
    hadPremium: hadPremium(profile, now),
    known: told && !denied,
    state: state === 'ready' && !profile ? 'missing' : state,
    retry,
  };
}

const cleared = new Set<string>();

/** Once for each end of a plan, however many components look at the profile. */
function clearLapsedPremium(id: string, end: string | null): void {
  const key = `${id} ${end}`;
  if (cleared.has(key)) return;
  cleared.add(key);
  // The person counts as free already; when this can't be kept now, the next start clears it.
  changeRow('profiles', id, { is_premium: false, premium_expires_at: null }).catch(() => cleared.delete(key));
}

/** Renders again when this instant is reached, so that a plan that ends while the page is open ends there. */
function useRenderAt(instant: string | null): void {
  const [, setReached] = useState<string | null>(null);
  useEffect(() => callWhenReached(instant, () => setReached(instant)), [instant]);
}

/** Saves changed columns of the person's profile by the outbox. Rejects with `NotKept` when they could not be stored here. */
export async function saveProfile(changed: ProfileFields): Promise<void> {
  const userId = currentUserId();
  if (!userId) throw new NotKept('signedOut');
  await changeRow('profiles', userId, changed);
}

/** Selects the user's own row of `profiles` as a single object. No such row (PGRST116) is a valid result. */
export const askProfile: AskServer = async (client, table, _scope, signal) => {
  let query = client
    .from(table)
    .select()
    .eq('id', currentUserId() ?? '');
  if (signal) query = query.abortSignal(signal);
  const { data, error, status } = await query.single();
  if (data) return [data as unknown as Row];
  if (error?.code === 'PGRST116') return [];
  throw readProblemOf(status, error?.code);
};

/** The longest wait that a timer can hold, in ms. */
const longestTimer = 2 ** 31 - 1;

/**
 * Calls once this instant is reached by the server's clock; returns what stops it. How far that clock is ahead is learned again with each answer,
 * and a timer sleeps with its device: so what the timer says is looked at again, or the call would come too early and change nothing.
 */
export function callWhenReached(instant: string | null, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(): void {
    const left = Date.parse(instant ?? '') - serverNow().getTime();
    if (left > 0) timer = setTimeout(look, Math.min(left, longestTimer));
  }
  function look(): void {
    if (Date.parse(instant ?? '') > serverNow().getTime()) wait();
    else call();
  }
  wait();
  return () => clearTimeout(timer);
}
