import type { Channel, ChannelSetup } from './open-channel.ts';
import { backoffDelay } from '#lib/backoff.ts';

/** What `maintainChannel` needs from the app; tests pass stubs. */
export interface ChannelDependencies {
  readonly open: (setup: Pick<ChannelSetup, 'token' | 'joined' | 'changed' | 'ended'>) => Channel;
  /**
   * The user's access token: `null` if signed out, `'unreachable'` if the token has expired and the server could not be
   * reached.
   */
  readonly accessToken: () => Promise<string | null | 'unreachable'>;
  readonly isOnline: () => boolean;
  readonly isHidden: () => boolean;
  readonly changed: (tables: readonly string[]) => void;
  /**
   * Called when the page may have missed changes. If `sinceBefore` is true, a fetch already in progress is recent enough and
   * may continue.
   */
  readonly missed: (sinceBefore: boolean) => void;
  /** Returns a random number between 0 and 1, for the jitter of the backoff. */
  readonly random: () => number;
}

/** A page that has been hidden for this many ms disconnects, because each connection costs the server work (decision 55). */
const hiddenFor = 60_000;
/** A channel that stayed open for this many ms resets the backoff. */
const steady = 60_000;

/**
 * Keeps one realtime channel open while the page is online and not hidden for longer than `hiddenFor`, and reconnects with
 * backoff. After each join it refetches, because the page may have missed changes. Also refetches when the page becomes
 * visible without a channel, for example because the server does not offer one.
 */
export function maintainChannel({ open, accessToken, isOnline, isHidden, changed, missed, random }: ChannelDependencies) {
  let channel: Channel | undefined;
  let isJoined = false;
  let isOver = false;
  let attempt: object | undefined;
  let failures = 0;
  let joinedAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  /** Closes the channel and cancels an attempt in progress. */
  function leave(): void {
    attempt = undefined;
    clearTimeout(retry);
    retry = undefined;
    channel?.close();
    channel = undefined;
    isJoined = false;
  }

  function comeBackLater(): void {
    const lasted = isJoined && performance.now() - joinedAt > steady;
    failures = lasted ? 1 : failures + 1;
    leave();
    retry = setTimeout(
      () => {
        retry = undefined;
        void join();
      },
      waitBefore(failures, random()),
    );
  }

  async function join(): Promise<void> {
    if (isOver || channel || attempt || retry) return;
    if (!isOnline() || isHidden()) return;
    const own = (attempt = {});
    const token = await accessToken();
    if (attempt !== own) return;
    attempt = undefined;
    if (token === null) return;
    if (token === 'unreachable') return comeBackLater();
    try {
      channel = open({ token, joined, changed, ended: comeBackLater });
    } catch {
      // A browser that forbids the connection throws an error here instead of sending a close event.
      comeBackLater();
    }
  }

  function joined(): void {
    if (isJoined) return;
    isJoined = true;
    joinedAt = performance.now();
    // Refetch also after the first join, because the page may have missed changes since it loaded.
    missed(false);
  }

  void join();
  return {
    /** Call when the page becomes visible. It checks the channel, because a device that slept may have lost the connection. */
    seen(): void {
      clearTimeout(hiding);
      hiding = undefined;
      if (isOver) return;
      if (isJoined) return channel?.check();
      missed(true);
      void join();
    },
    hidden(): void {
      hiding ??= setTimeout(leave, hiddenFor);
    },
    online(): void {
      if (isJoined) return channel?.check();
      leave();
      failures = 0;
      void join();
    },
    /**
     * Closes the channel until `seen` or `online` is called. Call when the device goes offline, or the browser leaves the
     * page.
     */
    leave,
    renew(token: string): void {
      channel?.renew(token);
    },
    /** Closes the channel for good: nothing connects again. */
    stop(): void {
      isOver = true;
      clearTimeout(hiding);
      leave();
    },
  };
}

const longest = 5 * 60_000;

/**
 * Backoff after consecutive failures, in ms. It grows to five minutes. Random jitter of ±50 %, given by `chance` (0 to 1),
 * keeps clients from reconnecting all at once.
 */
export function waitBefore(failures: number, chance: number): number {
  return backoffDelay(failures, longest) * (0.5 + chance);
}
