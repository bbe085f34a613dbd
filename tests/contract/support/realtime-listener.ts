import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { RealtimeClient, type RealtimeChannel, type RealtimePostgresChangesPayload } from '@supabase/realtime-js';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';

export type RowChange = RealtimePostgresChangesPayload<Record<string, unknown>>;

export interface Port {
  url: string;
  /** Returns the number of sockets that are still open at this port. */
  connections: () => Promise<number>;
  close: () => Promise<void>;
}

/** Opens a local port that passes WebSockets to a test's server, because that server has no port. */
export async function openPort(server: TestServer): Promise<Port> {
  const http = createServer((_request, response) => response.writeHead(404).end());
  http.on('upgrade', server.upgrade);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `ws://127.0.0.1:${String((http.address() as AddressInfo).port)}/realtime/v1`,
    connections: () => promisify(http.getConnections.bind(http))(),
    async close() {
      http.close();
      await once(http, 'close');
    },
  };
}

/** A client of the public library that listens for changes. */
export interface Listener {
  client: RealtimeClient;
  channel: RealtimeChannel;
  received: RowChange[];
  /** The channel's states in order, with their messages. */
  states: string[];
  /** The server's messages about the channel itself. */
  said: string[];
}

interface OperatorRequest {
  event?: 'INSERT' | 'UPDATE' | 'DELETE' | '*';
  table?: string;
  filter?: string;
  vsn?: string;
  topic?: string;
}

/** Joins a channel with the public client and resolves when the server has accepted or refused it. */
export async function listen(server: TestServer, url: string, token: string, wish: OperatorRequest = {}): Promise<Listener> {
  const { event = '*', table, filter, vsn = '2.0.0', topic = 'mine' } = wish;
  const client = new RealtimeClient(url, { params: { apikey: server.keys.anonKey }, vsn });
  await client.setAuth(token);
  const listener: Listener = { client, channel: client.channel(topic), received: [], states: [], said: [] };
  const { promise, resolve } = Promise.withResolvers<void>();
  listener.channel
    .on(
      'postgres_changes',
      { event: event as '*', schema: 'public', ...(table && { table }), ...(filter && { filter }) },
      (received) => {
        listener.received.push(received as RowChange);
      },
    )
    .on('system', {}, ({ message }: { message: string }) => void listener.said.push(message))
    .subscribe((state, error) => {
      listener.states.push(error ? `${state}: ${error.message}` : state);
      resolve();
    });
  await promise;
  return listener;
}

/**
 * Speaks the raw protocol, for frames that no library sends. Sends texts or bytes. `heard` gets the responses, and `closed`
 * resolves with the close code.
 */
export async function speak(address: string, words: (string | Uint8Array<ArrayBuffer>)[]) {
  const socket = new WebSocket(address);
  const heard: unknown[] = [];
  const closed = Promise.withResolvers<number>();
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
  socket.addEventListener('close', ({ code }) => closed.resolve(code));
  socket.addEventListener('error', () => undefined);
  await Promise.race([once(socket, 'open'), closed.promise]);
  for (const word of words) if (socket.readyState === WebSocket.OPEN) socket.send(word);
  return { socket, heard, closed: closed.promise };
}
