import type { Change } from './change.ts';
import type { Channel } from './channel.ts';
import { limits } from './limits.ts';
import type { RowReader } from './read-rows.ts';

interface Gathered extends Omit<Change, 'ids' | 'userId'> {
  ids: Set<string> | 'all';
}

export interface FeedDependencies {
  reader: RowReader;
  now: () => Date;
  /** Returns those channels whose token and session are still valid, and ends the other channels. */
  validChannels: (channels: readonly Channel[]) => Promise<Channel[]>;
  failed: (error: unknown) => void;
}

/** Collects the changes of one user's rows for a short time, and then sends them to the user's channels. */
export class PersonFeed {
  readonly channels = new Set<Channel>();
  readonly #dependencies: FeedDependencies;
  #gathered = new Map<string, Gathered>();
  #timer: NodeJS.Timeout | undefined;
  #isSending = false;
  #allowance: number = limits.rowsAtOnce;
  #allowedAt = performance.now();

  constructor(dependencies: FeedDependencies) {
    this.#dependencies = dependencies;
  }

  take({ kind, table, session, ids }: Change): void {
    const key = `${kind} ${table} ${session ?? ''}`;
    const known = this.#gathered.get(key);
    if (ids === 'all' || known?.ids === 'all') this.#gathered.set(key, { kind, table, session, ids: 'all' });
    else if (known) for (const id of ids) (known.ids as Set<string>).add(id);
    else this.#gathered.set(key, { kind, table, session, ids: new Set(ids) });
    this.#plan(limits.gatherFirst);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #plan(wait: number): void {
    if (this.#timer !== undefined || this.#isSending) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#isSending = true;
      void this.#send()
        .catch((error: unknown) => this.#giveUp(error))
        .finally(() => {
          this.#isSending = false;
          if (this.#gathered.size > 0) this.#plan(limits.gatherMore);
        });
    }, wait);
    this.#timer.unref();
  }

  async #send(): Promise<void> {
    const gathered = [...this.#gathered.values()];
    this.#gathered = new Map();
    const at = this.#dependencies.now().toISOString();
    const valid = await this.#dependencies.validChannels([...this.channels]);
    for (const channel of valid) if (channel.tablesOnly) notifyTables(channel, gathered);
    const readers = valid.filter((channel) => !channel.tablesOnly);
    if (readers.length > 0) for (const change of gathered) await this.#sendRows(readers, change, at);
  }

  async #sendRows(readers: readonly Channel[], { kind, table, ids }: Gathered, at: string): Promise<void> {
    const wanting = readers.filter((channel) => channel.wants(kind, table));
    if (wanting.length === 0) return;
    const columns = await this.#dependencies.reader.columns(table);
    if (columns.length === 0) return;
    if (ids === 'all' || !this.#allows(ids.size)) {
      const message = `Too many rows of ${table} changed at once to be sent: read the table again`;
      for (const channel of wanting) channel.say('error', message);
      return;
    }
    // Read the rows once per session. All its channels see the same rows, and forty channels must not cause forty queries.
    for (const channels of Map.groupBy(wanting, ({ session, claims }) => session ?? claims).values()) {
      const [{ claims }] = channels as [Channel];
      const rows =
        kind === 'DELETE' ? [...ids].map((id) => ({ id })) : await this.#dependencies.reader.rows(claims, table, [...ids]);
      for (const channel of channels) for (const record of rows) channel.sendRow({ kind, table, at, columns, record });
    }
  }

  #allows(rows: number): boolean {
    const now = performance.now();
    const grown = this.#allowance + ((now - this.#allowedAt) / 1000) * limits.rowsASecond;
    this.#allowedAt = now;
    this.#allowance = Math.min(limits.rowsAtOnce, grown);
    if (rows > this.#allowance) return false;
    this.#allowance -= rows;
    return true;
  }

  /**
   * Handles a failure to read the collected changes: ends all channels of the user, so that the clients rejoin and refetch.
   */
  #giveUp(error: unknown): void {
    this.#dependencies.failed(error);
    for (const channel of [...this.channels]) channel.fail('What changed could not be read: join again');
  }
}

function notifyTables(channel: Channel, gathered: readonly Gathered[]): void {
  // A channel that receives table names gets no notification of changes that its own session made.
  const others = gathered.filter(({ session }) => session === undefined || session !== channel.session);
  const tables = new Set(others.filter(({ kind, table }) => channel.wants(kind, table)).map(({ table }) => table));
  if (tables.size > 0) channel.sendTables([...tables]);
}
