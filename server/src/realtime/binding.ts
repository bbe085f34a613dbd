import { limits } from './limits.ts';
import { objectOf } from './message.ts';

export type ChangeKind = 'INSERT' | 'UPDATE' | 'DELETE';

/** One subscription of a channel: to a kind of change, in one table or in all. */
export interface Binding {
  id: number;
  event: ChangeKind | '*';
  /** Undefined means all tables. */
  table: string | undefined;
  /** The filter as the client sent it; `accepts` applies it to a row. */
  filter: string | undefined;
  accepts: (row: Record<string, unknown>) => boolean;
}

/** What a channel subscribes to: changed rows or, as our own extension, only the names of changed tables. */
export interface ChannelSubscription {
  /** Empty if the channel is only for broadcast and presence. */
  bindings: Binding[];
  tablesOnly: boolean;
  /** `self`: the sender also gets its own broadcasts. `ack`: the server confirms each broadcast. */
  broadcast: { self: boolean; ack: boolean };
  /**
   * `isEnabled`: the client wants to see who is present. `key`: the client's own presence key; empty if it gave none.
   */
  presence: { isEnabled: boolean; key: string };
}

const events: readonly unknown[] = ['INSERT', 'UPDATE', 'DELETE', '*'];
const everything = () => true;

/** Parses the `config` of a join. If it requests an unsupported feature, returns a message for the client. */
export function readSubscription(config: Record<string, unknown>): ChannelSubscription | string {
  const { postgres_changes: wanted = [] } = config;
  const [broadcast, presence, cogn] = [config['broadcast'], config['presence'], config['cogn']].map(objectOf);
  const { key = '' } = presence ?? {};
  if (!Array.isArray(wanted)) return 'postgres_changes must be a list';
  if (broadcast?.['replay'] !== undefined) return 'broadcasts are not stored here, so none can be replayed';
  if (typeof key !== 'string' || key.length > limits.presenceKey)
    return `the key of a presence is a text of ${String(limits.presenceKey)} characters at most`;
  if (wanted.length > limits.bindingsOfChannel)
    return `a channel takes ${String(limits.bindingsOfChannel)} bindings at most`;
  const bindings: Binding[] = [];
  for (const [index, entry] of wanted.entries()) {
    const binding = readBinding(objectOf(entry), index + 1);
    if (typeof binding === 'string') return binding;
    bindings.push(binding);
  }
  return {
    bindings,
    tablesOnly: cogn?.['tables_only'] === true,
    broadcast: { self: broadcast?.['self'] === true, ack: broadcast?.['ack'] === true },
    presence: { isEnabled: presence?.['enabled'] === true, key },
  };
}

function readBinding(entry: Record<string, unknown>, id: number): Binding | string {
  const { event = '*', schema = 'public', table, filter, select } = entry;
  if (!events.includes(event)) return 'event must be INSERT, UPDATE, DELETE or *';
  if (schema !== 'public' && schema !== '*') return 'only changes of the schema public are sent';
  if (select !== undefined) return 'select is not offered here';
  const accepts = filter === undefined || filter === null || filter === '' ? everything : readFilter(filter);
  if (accepts === undefined) return 'a filter is column=eq.value, column=neq.value or column=in.(value,value)';
  return {
    id,
    event: event as Binding['event'],
    table: typeof table === 'string' && table !== '*' ? table : undefined,
    filter: typeof filter === 'string' ? filter : undefined,
    accepts,
  };
}

function readFilter(filter: unknown): Binding['accepts'] | undefined {
  const [, column = '', operator, value = ''] = /^(\w+)=(eq|neq|in)\.(.*)$/s.exec(String(filter)) ?? [];
  if (operator === undefined) return undefined;
  const textOfColumn = (row: Record<string, unknown>) => {
    const cell = row[column];
    return cell === null || cell === undefined ? undefined : typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  };
  if (operator === 'eq') return (row) => textOfColumn(row) === value;
  if (operator === 'neq') return (row) => textOfColumn(row) !== undefined && textOfColumn(row) !== value;
  const values = new Set(value.replace(/^\(|\)$/g, '').split(','));
  return (row) => values.has(textOfColumn(row) ?? '');
}
