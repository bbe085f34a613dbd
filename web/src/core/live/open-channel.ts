/** Parameters and callbacks of a channel. */
export interface ChannelSetup {
  /** The server's realtime/v1 address, with the public key. */
  readonly address: string;
  /** The person's access token. */
  readonly token: string;
  readonly openSocket: (address: string) => WebSocket;
  /** Called when the channel has joined. After that the channel reports every change. */
  readonly joined: () => void;
  /** Called when another session changed rows of these tables. */
  readonly changed: (tables: readonly string[]) => void;
  /** Called once when the channel ends, for any reason, but not after `close`. */
  readonly ended: () => void;
}

/** A channel that reports changes of the person's own rows. */
export interface Channel {
  /** Sends a newer token of the same session. */
  renew(token: string): void;
  /** Checks the connection. If the server does not respond, the channel ends. */
  check(): void;
  /** Closes without calling `ended`. */
  close(): void;
}

const topic = 'realtime:own';
/** The value of `WebSocket.OPEN`: the socket is connected. */
const open = 1;
/** Subscribes to the names of changed tables; pages then refetch their rows (docs/protocol.md, decision 57). */
const config = { postgres_changes: [{ event: '*', schema: 'public' }], cogn: { tables_only: true } };
/** Heartbeat interval in ms, so that neither the server nor a proxy closes an idle connection. */
const heartbeat = 25_000;
/** Timeout for a response, in ms. */
const patience = 10_000;

/**
 * Opens one WebSocket with one channel (Phoenix protocol 2.0.0). Messages are `[join, number, topic, event, payload]`. A
 * hosted Supabase server ignores `tables_only` and sends whole rows, of which this client reads only the table's name.
 */
export function openChannel({ address, token, openSocket, joined, changed, ended }: ChannelSetup): Channel {
  const socket = openSocket(address);
  let number = 0;
  let isOver = false;
  let waiting: ReturnType<typeof setTimeout> | undefined = setTimeout(end, patience);
  let beating: ReturnType<typeof setInterval> | undefined;

  /** Sends a message. The first message joins the channel, so the channel's join number is 1. */
  function say(place: string, event: string, payload: object): void {
    if (socket.readyState !== open) return;
    number += 1;
    socket.send(JSON.stringify([place === topic ? '1' : null, String(number), place, event, payload]));
  }

  function close(): void {
    isOver = true;
    clearTimeout(waiting);
    clearInterval(beating);
    socket.close(1000);
  }

  function end(): void {
    if (isOver) return;
    close();
    ended();
  }

  function check(): void {
    waiting ??= setTimeout(end, patience);
    say('phoenix', 'heartbeat', {});
  }

  function hear(place: unknown, event: unknown, payload: Record<string, unknown>): void {
    if (event === 'phx_reply') {
      if (place === topic && payload['status'] === 'error') return end();
      clearTimeout(waiting);
      waiting = undefined;
    }
    if (place !== topic) return;
    if (event === 'phx_close' || event === 'phx_error') end();
    // The server reports changes only after this event. Its reply to the join may come earlier.
    if (event === 'system' && payload['status'] === 'ok') joined();
    const tables = event === 'tables_changed' ? payload['tables'] : event === 'postgres_changes' && [tableOf(payload)];
    if (Array.isArray(tables)) changed(tables.filter((table) => typeof table === 'string'));
  }

  socket.addEventListener('open', () => {
    say(topic, 'phx_join', { config, access_token: token });
    beating = setInterval(check, heartbeat);
  });
  socket.addEventListener('message', ({ data }) => {
    const message = isOver ? undefined : readMessage(data);
    if (message) hear(message[2], message[3], (message[4] ?? {}) as Record<string, unknown>);
  });
  socket.addEventListener('close', end);
  return { check, close, renew: (newer) => say(topic, 'access_token', { access_token: newer }) };
}

function tableOf({ data }: Record<string, unknown>): unknown {
  return (data as { table?: unknown } | undefined)?.table;
}

/** Parses a message; undefined if the data is not a message. */
function readMessage(data: unknown): readonly unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(String(data));
    return Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
