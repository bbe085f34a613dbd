import type { Change } from './change.ts';
import type { Channel } from './channel.ts';
import { limits } from './limits.ts';
import type { RowReader } from './read-rows.ts';

interface Gathered extends Omit<Change, 'ids' | 'userId'> {
  ids: Set<string> | 'all';
}

/** What a feed needs of the world. */
export interface FeedDependencies {
  reader: RowReader;
  now: () => Date;
  /** Those of the channels whose token and session still hold; the others are ended by it. */
  holding: (channels: readonly Channel[]) => Promise<Channel[]>;
  failed: (error: unknown) => void;
}

/** Gathers what changed of one person's rows for a moment, and tells their channels. */
export class PersonFeed {
  readonly channels = new Set<Channel>();
  readonly #world: FeedDependencies;
  #gathered = new Map<string, Gathered>();
  #timer: NodeJS.Timeout | undefined;
  #isTelling = false;
  #allowance: number = limits.rowsAtOnce;
  #allowedAt = performance.now();

  constructor(world: FeedDependencies) {
    this.#world = world;
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
    if (this.#timer !== undefined || this.#isTelling) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#isTelling = true;
      void this.#tell()
        .catch((error: unknown) => this.#giveUp(error))
        .finally(() => {
          this.#isTelling = false;
          if (this.#gathered.size > 0) this.#plan(limits.gatherMore);
        });
    }, wait);
    this.#timer.unref();
  }

  async #tell(): Promise<void> {
    const gathered = [...this.#gathered.values()];
    this.#gathered = new Map();
    const at = this.#world.now().toISOString();
    const held = await this.#world.holding([...this.channels]);
    for (const channel of held) if (channel.tablesOnly) tellTables(channel, gathered);
    const readers = held.filter((channel) => !channel.tablesOnly);
    if (readers.length > 0) for (const change of gathered) await this.#tellRows(readers, change, at);
  }

  async #tellRows(readers: readonly Channel[], { kind, table, ids }: Gathered, at: string): Promise<void> {
    const wanting = readers.filter((channel) => channel.wants(kind, table));
    if (wanting.length === 0) return;
    const columns = await this.#world.reader.columns(table);
    if (columns.length === 0) return;
    if (ids === 'all' || !this.#allows(ids.size)) {
      const words = `Too many rows of ${table} changed at once to be sent: read the table again`;
      for (const channel of wanting) channel.say('error', words);
      return;
    }
    // Read once for all channels of a session, which sees the same in each: forty of them are else forty questions.
    for (const channels of Map.groupBy(wanting, ({ session, claims }) => session ?? claims).values()) {
      const [{ claims }] = channels as [Channel];
      const rows =
        kind === 'DELETE' ? [...ids].map((id) => ({ id })) : await this.#world.reader.rows(claims, table, [...ids]);
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

  /** What was to be told is lost: whoever listens joins again, and reads what they show. */
  #giveUp(error: unknown): void {
    this.#world.failed(error);
    for (const channel of [...this.channels]) channel.fail('What changed could not be read: join again');
  }
}

function tellTables(channel: Channel, gathered: readonly Gathered[]): void {
  // What the session itself wrote it knows.
  const others = gathered.filter(({ session }) => session === undefined || session !== channel.session);
  const tables = new Set(others.filter(({ kind, table }) => channel.wants(kind, table)).map(({ table }) => table));
  if (tables.size > 0) channel.sendTables([...tables]);
}
