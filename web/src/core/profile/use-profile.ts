import { useEffect, useState } from 'react';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows, type QueryState, type Retry } from '#core/records/use-rows.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { serverNow } from '#core/server/response-headers.ts';
import { type Profile, type ProfileFields, hadPremium, isPremium, premiumHasLapsed } from './profile.ts';
import { NotStored } from '#core/outbox/write-problems.ts';
import { currentUserId } from '#core/session/session.ts';
import type { Row } from '#core/rows/operation.ts';
import { readProblemOf } from '#core/row-cache/read-problem.ts';
import type { AskServer } from '#core/row-cache/rows-query.ts';

/**
 * The profile, and the person's rights according to it. While the rights are unknown, the person counts as neither premium
 * nor admin.
 */
export interface ProfileState {
  /**
   * Null while loading, if there is no profile, and after the server refused the profile to this session. Such a refusal
   * also hides the cached profile; a busy, failing or unreachable server does not.
   */
  readonly profile: Recorded<Profile> | null;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  /** Whether the person had premium before and has none now. Such a person may read what they saved with premium. */
  readonly hadPremium: boolean;
  /** Whether `isPremium` and `isAdmin` are known. Until then no page shows a lock. */
  readonly known: boolean;
  /** `missing`: the server has no profile. Message for `failed`: `core` `errors.loadingProfile`. */
  readonly state: QueryState | 'missing';
  readonly retry: Retry;
}

/** The signed-in person's profile: the stored row with pending changes applied. */
export function useProfile(): ProfileState {
  const { rows, state, denied, known: answered, retry } = useRows<Profile>('profiles', { kind: 'own' }, askProfile);
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
    // With `premiumForEverybody` the database accepts everyone's entries, but the plan in the profile does not change.
    isPremium: isPremium(profile, now) || (profile !== null && serverSettings().premiumForEverybody),
    isAdmin: profile?.is_admin === true,
    hadPremium: hadPremium(profile, now),
    known: answered && !denied,
    state: state === 'ready' && !profile ? 'missing' : state,
    retry,
  };
}

const cleared = new Set<string>();

/** Clears expired premium: once for each expiry, however many components use the profile. */
function clearLapsedPremium(id: string, end: string | null): void {
  const key = `${id} ${end}`;
  if (cleared.has(key)) return;
  cleared.add(key);
  // The app already treats the person as having no premium. If the device cannot store the change, the next start tries
  // again.
  changeRow('profiles', id, { is_premium: false, premium_expires_at: null }).catch(() => cleared.delete(key));
}

/** Renders again at this instant, so that a plan can end while the page is open. */
function useRenderAt(instant: string | null): void {
  const [, setReached] = useState<string | null>(null);
  useEffect(() => callWhenReached(instant, () => setReached(instant)), [instant]);
}

/** Saves changed columns of the person's profile through the outbox. Rejects with `NotStored`. */
export async function saveProfile(changed: ProfileFields): Promise<void> {
  const userId = currentUserId();
  if (!userId) throw new NotStored('signedOut');
  await changeRow('profiles', userId, changed);
}

/** Selects the user's own row of `profiles` as a single object. A missing row (PGRST116) is a valid result. */
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

/** The longest delay that a timer of the browser supports, in ms. */
const longestTimer = 2 ** 31 - 1;

/**
 * Calls back at this instant of the server's clock; returns a stop function. The clock's offset changes with each response,
 * and timers pause while the device sleeps. Each timer therefore checks the clock again before it calls.
 */
export function callWhenReached(instant: string | null, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(): void {
    const left = Date.parse(instant ?? '') - serverNow().getTime();
    if (left > 0) timer = setTimeout(check, Math.min(left, longestTimer));
  }
  function check(): void {
    if (Date.parse(instant ?? '') > serverNow().getTime()) wait();
    else call();
  }
  wait();
  return () => clearTimeout(timer);
}
