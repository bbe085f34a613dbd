import { createAuthEvents, type AuthEvent, type AuthEventOrigin } from './auth-events.ts';
import { requestRefresh, type RefreshAnswer } from './refresh-request.ts';
import { endsWithin, loadMargin, refreshAhead, retryDelay, tick } from './refresh-timing.ts';
import { parseSession, sessionKey, type Session } from './stored-session.ts';
import type { ServerAddress } from '#core/wire/server-settings.ts';
import type { WithLock } from '#core/storage/with-lock.ts';

/** What the store touches of the world, handed in so that a test can be the world. */
export interface SessionDependencies {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly settings: () => ServerAddress;
  readonly fetch: typeof globalThis.fetch;
  readonly withLock: WithLock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly setTimeout: (work: () => void, delay: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/**
 * Holds the person's session for this tab and keeps it fresh.
 *
 * - `undefined` means: not known yet (a token in the address is being taken in). Otherwise the stored session is known at once.
 * - An ended access token is not a sign-out: the person stays signed in and reads and writes on the device; `accessToken` gets a
 *   fresh token when the network is there. Only the server's word that the session is over signs out, and that touches neither
 *   unsent writes nor drafts.
 */
export function createSessionStore(world: SessionDependencies) {
  const events = createAuthEvents();
  const listeners = new Set<() => void>();
  let session: Session | null | undefined = readStored();
  let refreshing: Promise<RefreshAnswer> | undefined;
  let failures = 0;
  let notBefore = 0;
  let timer: unknown;
  let running = false;

  function readStored(): Session | null {
    return parseSession(world.storage.getItem(sessionKey));
  }

  function keep(next: Session | null | undefined): void {
    session = next;
    for (const listener of listeners) listener();
  }

  /** Takes a session that the library or a refresh made, or forgets it, and tells every listener. */
  function set(next: Session | null, event: AuthEvent, origin: AuthEventOrigin = 'here'): void {
    if (origin === 'here') {
      if (next) world.storage.setItem(sessionKey, JSON.stringify(next));
      else world.storage.removeItem(sessionKey);
    }
    keep(next);
    events.emit(event, next, origin);
  }

  /** Another tab changed the stored session. */
  function follow(stored: string | null): void {
    const next = parseSession(stored);
    const before = session;
    if (next?.access_token === before?.access_token && next?.user.updated_at === before?.user.updated_at) return;
    if (!next) {
      if (before) set(null, 'SIGNED_OUT', 'elsewhere');
      else keep(null);
    } else {
      const sameToken = next.access_token === before?.access_token;
      const samePerson = next.user.id === before?.user.id;
      set(next, sameToken ? 'USER_UPDATED' : samePerson ? 'TOKEN_REFRESHED' : 'SIGNED_IN', 'elsewhere');
    }
  }

  function refresh(): Promise<RefreshAnswer> {
    refreshing ??= world.withLock('cogn-session-refresh', refreshUnderLock).finally(() => (refreshing = undefined));
    return refreshing;
  }

  async function refreshUnderLock(): Promise<RefreshAnswer> {
    const current = readStored();
    // Another tab signed out, or refreshed while this one waited for the lock: take what it left.
    if (!current) {
      if (session) set(null, 'SIGNED_OUT', 'elsewhere');
      return { kind: 'ended' };
    }
    if (current.access_token !== session?.access_token && !endsWithin(current, loadMargin, world.now())) {
      follow(JSON.stringify(current));
      return { kind: 'renewed', session: current };
    }
    const answer = await requestRefresh(current.refresh_token, {
      settings: world.settings(),
      fetch: world.fetch,
      now: world.now,
    });
    // The library (a sign-in, a sign-out) may have been quicker; its session is the newer truth.
    if (readStored()?.refresh_token !== current.refresh_token) {
      follow(world.storage.getItem(sessionKey));
      return session ? { kind: 'renewed', session } : { kind: 'ended' };
    }
    failures = answer.kind === 'unreachable' ? failures + 1 : 0;
    notBefore = answer.kind === 'unreachable' ? world.now() + Math.max(retryDelay(failures), answer.retryAfterMs ?? 0) : 0;
    if (answer.kind === 'renewed') set(answer.session, 'TOKEN_REFRESHED');
    if (answer.kind === 'ended') set(null, 'SIGNED_OUT');
    return answer;
  }

  async function onTick(): Promise<void> {
    timer = undefined;
    if (!running) return;
    if (session && endsWithin(session, refreshAhead, world.now()) && world.now() >= notBefore) await refresh();
    if (!running) return;
    const wait = failures > 0 ? Math.max(notBefore - world.now(), 0) : tick;
    timer = world.setTimeout(() => void onTick(), Math.min(wait, tick));
  }

  return {
    events,
    get: (): Session | null | undefined => session,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    follow,
    /** While the address holds a token, nobody is known yet. `awaitAddress(false)` goes back to what is stored. */
    awaitAddress(waiting: boolean): void {
      keep(waiting ? undefined : readStored());
    },
    /**
     * A token that is good for a request now; refreshed first when it is about to end. `null`: nobody is signed in.
     * `'unreachable'`: it has ended and the server can't be asked.
     */
    async accessToken(): Promise<string | null | 'unreachable'> {
      if (!session) return null;
      if (!endsWithin(session, loadMargin, world.now())) return session.access_token;
      if (world.now() < notBefore) return 'unreachable';
      const answer = await refresh();
      if (answer.kind === 'renewed') return answer.session.access_token;
      return answer.kind === 'ended' ? null : 'unreachable';
    },
    /** Asks for a new session whatever the clock says: a server refused the token. */
    refresh,
    /** Begins ticking, at once when the session ends within 10 s. Answers a function that stops. */
    start(): () => void {
      running = true;
      const first = session && endsWithin(session, loadMargin, world.now()) ? 0 : tick;
      timer = world.setTimeout(() => void onTick(), first);
      return () => {
        running = false;
        if (timer !== undefined) world.clearTimeout(timer as never);
      };
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
