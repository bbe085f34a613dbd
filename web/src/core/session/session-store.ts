import {
  requestRefresh,
  type RefreshResult,
  endsWithin,
  loadMargin,
  refreshAhead,
  retryDelay,
  tick,
} from './session-refresh.ts';
import { parseSession, sessionKey, type Session } from './stored-session.ts';
import type { ServerAddress } from '#core/server/server-settings.ts';
import type { WithLock } from '#core/storage/with-lock.ts';

/** Dependencies of the store; tests pass stubs. */
export interface SessionDependencies {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly settings: () => ServerAddress;
  readonly fetch: typeof globalThis.fetch;
  readonly withLock: WithLock;
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly setTimeout: (work: () => void, delay: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/**
 * Stores this tab's session and refreshes it.
 *
 * - The session is `undefined` while a token from the URL is being verified. Otherwise the stored session is available at once.
 * - An expired access token does not sign the user out: reading and writing on the device continue, and `accessToken`
 *   refreshes it once online. Only the server or the user ends a session. Unsent writes and drafts stay on the device.
 */
export function createSessionStore(dependencies: SessionDependencies) {
  const events = createAuthEvents();
  const listeners = new Set<() => void>();
  let session: Session | null | undefined = readStored();
  let refreshing: Promise<RefreshResult> | undefined;
  let failures = 0;
  let notBefore = 0;
  let timer: unknown;
  let running = false;

  function readStored(): Session | null {
    return parseSession(dependencies.storage.getItem(sessionKey));
  }

  function publish(next: Session | null | undefined): void {
    session = next;
    for (const listener of listeners) listener();
  }

  /** Stores a session that the library or a refresh made, or removes it, and notifies every listener. */
  function set(next: Session | null, event: AuthEvent, origin: AuthEventOrigin = 'here'): void {
    if (origin === 'here') {
      if (next) dependencies.storage.setItem(sessionKey, JSON.stringify(next));
      else dependencies.storage.removeItem(sessionKey);
    }
    publish(next);
    events.emit(event, next, origin);
  }

  /** Adopts the session that another tab stored, or that tab's sign-out. */
  function follow(stored: string | null): void {
    const next = parseSession(stored);
    const before = session;
    if (next?.access_token === before?.access_token && next?.user.updated_at === before?.user.updated_at) return;
    if (!next) {
      if (before) set(null, 'SIGNED_OUT', 'elsewhere');
      else publish(null);
    } else {
      const sameToken = next.access_token === before?.access_token;
      const samePerson = next.user.id === before?.user.id;
      set(next, sameToken ? 'USER_UPDATED' : samePerson ? 'TOKEN_REFRESHED' : 'SIGNED_IN', 'elsewhere');
    }
  }

  function refresh(): Promise<RefreshResult> {
    refreshing ??= dependencies.withLock('cogn-session-refresh', refreshUnderLock).finally(() => (refreshing = undefined));
    return refreshing;
  }

  async function refreshUnderLock(): Promise<RefreshResult> {
    const current = readStored();
    // While this tab waited for the lock, another tab may have signed out or refreshed: use that tab's session.
    if (!current) {
      if (session) set(null, 'SIGNED_OUT', 'elsewhere');
      return { kind: 'ended' };
    }
    if (current.access_token !== session?.access_token && !endsWithin(current, loadMargin, dependencies.now())) {
      follow(JSON.stringify(current));
      return { kind: 'renewed', session: current };
    }
    const result = await requestRefresh(current.refresh_token, {
      settings: dependencies.settings(),
      fetch: dependencies.fetch,
      now: dependencies.now,
    });
    // The library may have signed in or out during the refresh. The stored session is then newer than this result.
    if (readStored()?.refresh_token !== current.refresh_token) {
      follow(dependencies.storage.getItem(sessionKey));
      return session ? { kind: 'renewed', session } : { kind: 'ended' };
    }
    failures = result.kind === 'unreachable' ? failures + 1 : 0;
    notBefore =
      result.kind === 'unreachable' ? dependencies.now() + Math.max(retryDelay(failures), result.retryAfterMs ?? 0) : 0;
    if (result.kind === 'renewed') set(result.session, 'TOKEN_REFRESHED');
    if (result.kind === 'ended') set(null, 'SIGNED_OUT');
    return result;
  }

  async function onTick(): Promise<void> {
    timer = undefined;
    if (!running) return;
    if (session && endsWithin(session, refreshAhead, dependencies.now()) && dependencies.now() >= notBefore) await refresh();
    if (!running) return;
    const wait = failures > 0 ? Math.max(notBefore - dependencies.now(), 0) : tick;
    timer = dependencies.setTimeout(() => void onTick(), Math.min(wait, tick));
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
    /** `true`: makes the session undefined while a token from the URL is verified. `false`: returns to the stored session. */
    awaitUrlToken(waiting: boolean): void {
      publish(waiting ? undefined : readStored());
    },
    /**
     * A valid access token. If it is about to expire, it is refreshed first. `null`: nobody is signed in. `'unreachable'`:
     * the token has expired and the server cannot be reached.
     */
    async accessToken(): Promise<string | null | 'unreachable'> {
      if (!session) return null;
      if (!endsWithin(session, loadMargin, dependencies.now())) return session.access_token;
      if (dependencies.now() < notBefore) return 'unreachable';
      const result = await refresh();
      if (result.kind === 'renewed') return result.session.access_token;
      return result.kind === 'ended' ? null : 'unreachable';
    },
    /** Refreshes the session even if it has not expired. Call it if the server refused the access token. */
    refresh,
    /** Starts the periodic refresh. A session that ends within 10 s is refreshed at once. Returns a function that stops it. */
    start(): () => void {
      running = true;
      const first = session && endsWithin(session, loadMargin, dependencies.now()) ? 0 : tick;
      timer = dependencies.setTimeout(() => void onTick(), first);
      return () => {
        running = false;
        if (timer !== undefined) dependencies.clearTimeout(timer as never);
      };
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** What happened to the session, by auth-js's names. */
export type AuthEvent = 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'PASSWORD_RECOVERY' | 'USER_UPDATED';

/** Where an event began: in this tab or in another one. */
export type AuthEventOrigin = 'here' | 'elsewhere';

export type AuthListener = (event: AuthEvent, session: Session | null, origin: AuthEventOrigin) => void;

/** The listeners of one session store. */
export function createAuthEvents() {
  const listeners = new Set<AuthListener>();
  return {
    /** Returns a function that stops listening. */
    on(listener: AuthListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(event: AuthEvent, session: Session | null, origin: AuthEventOrigin = 'here'): void {
      for (const listener of [...listeners]) listener(event, session, origin);
    },
  };
}
