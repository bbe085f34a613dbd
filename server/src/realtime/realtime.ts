import type { Dependencies } from '#dependencies.ts';
import { DatabaseError } from '#database/port.ts';
import type { SessionIsAlive } from '#http/caller.ts';
import { readChange } from './change.ts';
import type { ChannelSubscription } from './binding.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import { identify, sessionIsOver, tokenIsOver, type Joins } from './joins.ts';
import { limits } from './limits.ts';
import { renewListener, listenerOf, renewListeners, type Listening } from './listeners.ts';
import { Peers } from './peers.ts';
import { PersonFeed } from './person-feed.ts';
import { RowReader } from './read-rows.ts';

/** Returns those of the given session ids whose sessions are valid. */
export type LivingSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export interface RealtimeDependencies extends Pick<Dependencies, 'database' | 'keys' | 'clock' | 'logger'> {
  sessionIsAlive: SessionIsAlive;
  livingSessions: LivingSessions;
}

/** The core of realtime/v1, without sockets: registers the listeners of this process, and passes changes to them. */
export class Realtime implements Joins {
  readonly connections = new Set<Connection>();
  readonly #given: RealtimeDependencies;
  readonly #feeds = new Map<string, PersonFeed>();
  readonly #reader: RowReader;
  readonly #peers = new Peers();
  #listening: Promise<() => Promise<void>> | undefined;
  #renewedAt = performance.now();
  #isClosed = false;
  /** For each listener (key: `listenerOf`), when a join last registered it. */
  readonly #kept = new Map<string, { at: number; done: Promise<void> }>();

  constructor(given: RealtimeDependencies) {
    this.#given = given;
    this.#reader = new RowReader(given.database);
  }

  async join(token: string, { bindings, tablesOnly }: ChannelSubscription) {
    const joined = await this.#identify(token);
    if (typeof joined === 'string') return joined;
    if (this.#isClosed) return 'The server is about to stop: join again';
    const tooMany = this.#tooMany(joined.userId);
    if (tooMany !== undefined) return tooMany;
    // A channel without subscriptions to changes needs no listener, which would make the database notify every change.
    if (bindings.length === 0) return joined;
    try {
      await this.#listen();
      await this.#keep({ ...joined, tablesOnly });
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      this.failed(error);
      return 'The database does not answer at the moment';
    }
    return joined;
  }

  async renew(token: string, { userId }: Channel) {
    const joined = await this.#identify(token);
    return typeof joined === 'string' || joined.userId === userId ? joined : "this is another person's token";
  }

  entered(channel: Channel): string | undefined {
    // `join` has checked this limit already. Check it again, because several concurrent joins may have passed that check.
    const tooMany = this.#tooMany(channel.userId);
    if (tooMany !== undefined) return tooMany;
    if (channel.subscription.presence.isEnabled && this.#peers.isFull(channel.userId))
      return 'too many messages: join later';
    const feed = this.#feeds.get(channel.userId) ?? this.#makeFeed();
    this.#feeds.set(channel.userId, feed);
    feed.channels.add(channel);
    return undefined;
  }

  left(channel: Channel): void {
    const feed = this.#feeds.get(channel.userId);
    feed?.channels.delete(channel);
    this.#peers.untrack(channel, this.#peersOf(channel));
    if (feed?.channels.size !== 0) return;
    feed.stop();
    this.#feeds.delete(channel.userId);
  }

  sendPresence(channel: Channel): void {
    if (channel.subscription.presence.isEnabled) this.#peers.sendState(channel, this.#peersOf(channel));
  }

  share(channel: Channel, event: 'broadcast' | 'presence', payload: Record<string, unknown>): string | undefined {
    const peers = this.#peersOf(channel);
    try {
      return event === 'broadcast'
        ? this.#peers.broadcast(channel, peers, payload)
        : this.#peers.track(channel, peers, payload);
    } catch (error) {
      // `JSON.stringify` exceeds the stack at some thousand levels.
      if (error instanceof RangeError) return 'the payload is nested too deeply';
      throw error;
    }
  }

  failed(error: unknown): void {
    this.#given.logger.warn({ error }, 'realtime failed');
  }

  /**
   * Runs every few seconds: ends invalid channels, closes silent connections, and renews listeners. Rejects if the
   * database fails.
   */
  async check(): Promise<void> {
    this.#peers.sweep();
    const now = performance.now();
    for (const connection of [...this.connections]) connection.closeWhenIdle(now);
    const valid = await this.#validChannels([...this.#feeds.values()].flatMap((feed) => [...feed.channels]));
    const channels = valid.filter(({ subscription }) => subscription.bindings.length > 0);
    if (channels.length === 0 || now - this.#renewedAt < limits.renewal) return;
    this.#reader.forget();
    await renewListeners(this.#given.database, channels);
    // Set this only after success. Then the next check retries a failed renewal before the listeners expire.
    this.#renewedAt = now;
  }

  /** Ends all channels and stops listening. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#closeConnections();
    const stop = await this.#listening?.catch(() => undefined);
    await stop?.();
  }

  #identify(token: string) {
    return identify(token, this.#given.keys, this.#given.sessionIsAlive);
  }

  /** Starts listening to the database, at the first join. */
  #listen() {
    this.#listening ??= this.#given.database.listen('cogn_changes', {
      notified: (payload) => {
        const change = readChange(payload);
        if (change) this.#feeds.get(change.userId)?.take(change);
      },
      interrupted: () => {
        // The connection to the database was interrupted, perhaps by a crash of the database. A crash empties the unlogged
        // table of registered listeners.
        this.#kept.clear();
        this.#closeConnections();
      },
    });
    this.#listening.catch(() => (this.#listening = undefined));
    return this.#listening;
  }

  #makeFeed(): PersonFeed {
    return new PersonFeed({
      reader: this.#reader,
      now: () => this.#given.clock.now(),
      validChannels: (channels) => this.#validChannels(channels),
      failed: (error) => this.failed(error),
    });
  }

  /**
   * Returns the channels with a valid token and session, and ends the other channels. When a user sets up a second
   * factor, sessions of theirs that have not passed it become invalid too.
   */
  async #validChannels(channels: readonly Channel[]): Promise<Channel[]> {
    const sessions = new Set(channels.flatMap(({ session }) => session ?? []));
    const living = await this.#given.livingSessions([...sessions]);
    for (const channel of channels) {
      if (this.#isExpired(channel)) channel.end(tokenIsOver);
      else if (channel.session !== undefined && !living.has(channel.session)) channel.end(sessionIsOver);
    }
    return channels.filter(({ isOver }) => !isOver);
  }

  /** The user's channels of the same topic, with this one unless it has left. */
  #peersOf({ userId, topic }: Channel): Channel[] {
    return [...(this.#feeds.get(userId)?.channels ?? [])].filter((channel) => channel.topic === topic);
  }

  #tooMany(userId: string): string | undefined {
    const most = limits.channelsOfPerson;
    return (this.#feeds.get(userId)?.channels.size ?? 0) >= most
      ? `a person has ${String(most)} channels at most`
      : undefined;
  }

  /**
   * Registers a listener in the database, but at most once per `limits.kept` milliseconds. A client that joins repeatedly
   * thus cannot overload the database.
   */
  #keep(listening: Listening): Promise<void> {
    const key = listenerOf(listening);
    const now = performance.now();
    const known = this.#kept.get(key);
    if (known && now - known.at < limits.kept) return known.done;
    if (this.#kept.size >= limits.connections) this.#kept.clear();
    const done = renewListener(this.#given.database, listening);
    this.#kept.set(key, { at: now, done });
    done.catch(() => this.#kept.delete(key));
    return done;
  }

  #isExpired({ claims }: Channel): boolean {
    const end = claims['exp'];
    return typeof end === 'number' && end * 1000 <= this.#given.clock.now().getTime();
  }

  #closeConnections(): void {
    for (const connection of this.connections) connection.close();
  }
}
