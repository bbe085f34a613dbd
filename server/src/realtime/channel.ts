import { randomUUID } from 'node:crypto';
import type { Claims } from '#database/port.ts';
import type { ChangeKind, ChannelSubscription } from './binding.ts';
import type { Column } from './read-rows.ts';

/** The data that a client tracks on its channel. `phx_ref` names this version of the data. */
export type Presence = Record<string, unknown> & { phx_ref: string };

export interface RowChange {
  kind: ChangeKind;
  table: string;
  at: string;
  columns: readonly Column[];
  record: Record<string, unknown>;
}

interface Setup {
  topic: string;
  userId: string;
  claims: Claims;
  subscription: ChannelSubscription;
  /** Sends a message to the client, with the channel's topic. */
  push: (event: string, payload: Record<string, unknown>) => void;
  /** Removes the channel from its connection and from the user's feed. Called once. */
  leave: () => void;
}

/** One joined topic of a connection, with its user and its subscription. */
export class Channel {
  readonly topic: string;
  readonly userId: string;
  readonly tablesOnly: boolean;
  claims: Claims;
  readonly subscription: ChannelSubscription;
  /** The key under which this channel's presence is shown. Random unless the client gave one. */
  readonly presenceKey: string;
  /** The data that the client tracks; undefined if it tracks none. */
  presence: Presence | undefined;
  /** Whether the channel has got the state of its peers' presence, and now gets the changes. */
  seesPresence = false;
  readonly #push: Setup['push'];
  readonly #leave: () => void;
  #isOver = false;

  constructor({ topic, userId, claims, subscription, push, leave }: Setup) {
    this.topic = topic;
    this.userId = userId;
    this.claims = claims;
    this.tablesOnly = subscription.tablesOnly;
    this.subscription = subscription;
    this.presenceKey = subscription.presence.key || randomUUID();
    this.#push = push;
    this.#leave = leave;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get session(): string | undefined {
    const session = this.claims['session_id'];
    return typeof session === 'string' ? session : undefined;
  }

  wants(kind: ChangeKind, table: string): boolean {
    return this.subscription.bindings.some((binding) => concerns(binding, kind, table));
  }

  /** Sends a changed row, with the ids of the bindings that match it. */
  sendRow({ kind, table, at, columns, record }: RowChange): void {
    const ids = this.subscription.bindings
      .filter((binding) => concerns(binding, kind, table) && binding.accepts(record))
      .map(({ id }) => id);
    if (ids.length === 0) return;
    const id = { id: record['id'] };
    const rows = {
      INSERT: { record },
      UPDATE: { record, old_record: id },
      DELETE: { old_record: id },
    };
    this.send('postgres_changes', {
      ids,
      data: { schema: 'public', table, commit_timestamp: at, type: kind, columns, errors: null, ...rows[kind] },
    });
  }

  /** Sends the names of the tables that the client should refetch. This is our own extension of the protocol. */
  sendTables(tables: readonly string[]): void {
    this.send('tables_changed', { tables });
  }

  say(status: 'ok' | 'error', message: string): void {
    const channel = this.topic.replace(/^realtime:/, '');
    this.send('system', { extension: 'postgres_changes', status, message, channel });
  }

  /** Ends the channel. If the server ends it, pass a `reason`, which is sent to the client. */
  end(reason?: string): void {
    this.#end('phx_close', reason);
  }

  /** Ends the channel because of an internal fault. After this message, clients rejoin automatically. */
  fail(reason: string): void {
    this.#end('phx_error', reason);
  }

  #end(event: 'phx_close' | 'phx_error', reason: string | undefined): void {
    if (this.#isOver) return;
    if (reason !== undefined) this.say('error', reason);
    this.send(event, {});
    this.#isOver = true;
    this.#leave();
  }

  /** Sends a message to the client, unless the channel has ended. */
  send(event: string, payload: Record<string, unknown>): void {
    if (!this.#isOver) this.#push(event, payload);
  }
}

function concerns(
  { event, table: wanted }: ChannelSubscription['bindings'][number],
  kind: ChangeKind,
  table: string,
): boolean {
  return (event === '*' || event === kind) && (wanted === undefined || wanted === table);
}
