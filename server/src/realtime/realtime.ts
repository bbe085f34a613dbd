import type { Dependencies } from '#dependencies.ts';
import { DatabaseError } from '#database/port.ts';
import type { SessionIsAlive } from '#http/session-check.ts';
import { readChange } from './change.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import { identify, sessionIsOver, tokenIsOver, type Joins } from './joins.ts';
import { limits } from './limits.ts';
import { keepListener, renewListeners } from './listeners.ts';
import { PersonFeed } from './person-feed.ts';
import { RowReader } from './read-rows.ts';

/** Of many sessions those that live. */
export type LivingSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export interface RealtimeDependencies extends Pick<Dependencies, 'database' | 'keys' | 'clock' | 'logger'> {
  sessionIsAlive: SessionIsAlive;
  livingSessions: LivingSessions;
}

/** Who listens on this process, and what they are told: the middle of realtime/v1, which knows no socket. */
export class Realtime implements Joins {
  readonly connections = new Set<Connection>();
  readonly #given: RealtimeDependencies;
  readonly #feeds = new Map<string, PersonFeed>();
  readonly #reader: RowReader;
  #listening: Promise<() => Promise<void>> | undefined;
  #renewedAt = performance.now();

  constructor(given: RealtimeDependencies) {
    this.#given = given;
    this.#reader = new RowReader(given.database);
  }

  async join(token: string, tablesOnly: boolean) {
    const joined = await this.#identify(token);
    if (typeof joined === 'string') return joined;
    const most = limits.channelsOfPerson;
    if ((this.#feeds.get(joined.userId)?.channels.size ?? 0) >= most) return `a person has ${String(most)} channels at most`;
    try {
      await this.#listen();
      await keepListener(this.#given.database, { ...joined, tablesOnly });
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

  entered(channel: Channel): void {
    const feed = this.#feeds.get(channel.userId) ?? this.#makeFeed();
    this.#feeds.set(channel.userId, feed);
    feed.channels.add(channel);
  }

  left(channel: Channel): void {
    const feed = this.#feeds.get(channel.userId);
    feed?.channels.delete(channel);
    if (feed?.channels.size !== 0) return;
    feed.stop();
    this.#feeds.delete(channel.userId);
  }

  failed(error: unknown): void {
    this.#given.logger.warn({ error }, 'realtime failed; whoever listens joins again');
  }

  /** Done every few seconds: ends what no longer holds, connections that are silent, and renews who listens. Rejects when the database fails. */
  async check(): Promise<void> {
    const now = performance.now();
    for (const connection of [...this.connections]) connection.closeWhenIdle(now);
    const channels = [...this.#feeds.values()].flatMap((feed) => [...feed.channels]);
    if (channels.length === 0) return;
    const sessions = new Set(channels.flatMap(({ session }) => session ?? []));
    const living = await this.#given.livingSessions([...sessions]);
    for (const channel of channels) {
      if (this.#isExpired(channel)) channel.end(tokenIsOver);
      else if (channel.session !== undefined && !living.has(channel.session)) channel.end(sessionIsOver);
    }
    if (now - this.#renewedAt < limits.renewal) return;
    this.#renewedAt = now;
    this.#reader.forget();
    await renewListeners(
      this.#given.database,
      channels.filter(({ isOver }) => !isOver),
    );
  }

  /** Ends everything and listens no more. */
  async close(): Promise<void> {
    this.#closeConnections();
    const listening = this.#listening;
    this.#listening = undefined;
    await listening?.then((stop) => stop());
  }

  #identify(token: string) {
    return identify(token, this.#given.keys, this.#given.sessionIsAlive);
  }

  /** From the first who joins on, this process listens to the database. */
  #listen() {
    this.#listening ??= this.#given.database.listen('cogn_changes', {
      heard: (told) => {
        const change = readChange(told);
        if (change) this.#feeds.get(change.userId)?.take(change);
      },
      interrupted: () => this.#closeConnections(),
    });
    this.#listening.catch(() => (this.#listening = undefined));
    return this.#listening;
  }

  #makeFeed(): PersonFeed {
    return new PersonFeed({
      reader: this.#reader,
      now: () => this.#given.clock.now(),
      holds: (channel) => this.#holds(channel),
      failed: (error) => this.failed(error),
    });
  }

  async #holds(channel: Channel): Promise<boolean> {
    if (channel.isOver) return false;
    const { session } = channel;
    if (this.#isExpired(channel)) channel.end(tokenIsOver);
    else if (session !== undefined && !(await this.#lives(session))) channel.end(sessionIsOver);
    return !channel.isOver;
  }

  /** A session whose person has set up a second factor since is refused: it is over here too. */
  async #lives(session: string): Promise<boolean> {
    return (await this.#given.livingSessions([session])).has(session);
  }

  #isExpired({ claims }: Channel): boolean {
    const end = claims['exp'];
    return typeof end === 'number' && end * 1000 <= this.#given.clock.now().getTime();
  }

  #closeConnections(): void {
    for (const connection of this.connections) connection.close();
  }
}
