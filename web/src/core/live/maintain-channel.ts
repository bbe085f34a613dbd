import type { Channel, ChannelSetup } from './open-channel.ts';
import { growingWait } from '#lib/growing-wait.ts';

/** What keeping a channel touches of the world, handed in so that a test can be the world. */
export interface AutosaveDependencies {
  readonly open: (setup: Pick<ChannelSetup, 'token' | 'joined' | 'changed' | 'ended'>) => Channel;
  /** As the session's: `null` when nobody is signed in any more. */
  readonly accessToken: () => Promise<string | null | 'unreachable'>;
  readonly isOnline: () => boolean;
  readonly isHidden: () => boolean;
  readonly changed: (tables: readonly string[]) => void;
  /** Something may have changed that was not told; `sinceBefore` is true where what is being asked just now is new enough. */
  readonly missed: (sinceBefore: boolean) => void;
  /** Between 0 and 1. */
  readonly random: () => number;
}

/** After so long out of sight nobody is told any more, in ms: the server tells a person's other devices at a price (decision 55). */
const hiddenFor = 60_000;
/** A channel that held so long begins the waits again, in ms. */
const steady = 60_000;

/**
 * Keeps one channel open while the page is seen and there is a network, coming back after growing waits; silent where the server has none. What may
 * have been missed meanwhile is asked for once a channel is there, and whenever the person comes back without one.
 */
export function keepChannel({ open, accessToken, isOnline, isHidden, changed, missed, random }: AutosaveDependencies) {
  let channel: Channel | undefined;
  let isJoined = false;
  let isOver = false;
  let attempt: object | undefined;
  let failures = 0;
  let heldSince = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  /** Closes what there is; whatever was under way is no longer wanted. */
  function leave(): void {
    attempt = undefined;
    clearTimeout(retry);
    retry = undefined;
    channel?.close();
    channel = undefined;
    isJoined = false;
  }

  function comeBackLater(): void {
    const lasted = isJoined && performance.now() - heldSince > steady;
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
      // A browser that may not open it says so at once, rather than by ending it.
      comeBackLater();
    }
  }

  function joined(): void {
    if (isJoined) return;
    isJoined = true;
    heldSince = performance.now();
    // Also the first time: between what the page read and this moment nobody told it of a change.
    missed(false);
  }

  void join();
  return {
    /** The page is looked at again. A channel that a sleeping device lost without a word is found out. */
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
    /** The network went, or the page is put away. */
    leave,
    renew(token: string): void {
      channel?.renew(token);
    },
    /** For good. */
    stop(): void {
      isOver = true;
      clearTimeout(hiding);
      leave();
    },
  };
}

const longest = 5 * 60_000;

/**
 * How long to wait after this many attempts in a row that came to nothing, in ms: growing to five minutes, each half to one and a half times as
 * long by `chance` (0 to 1), so that all who lost a server at once do not come back at once.
 */
export function waitBefore(failures: number, chance: number): number {
  return growingWait(failures, longest) * (0.5 + chance);
}
