import type { WebSocket } from 'ws';
import { readSubscription, type ChannelSubscription } from './binding.ts';
import { Channel } from './channel.ts';
import { limits } from './limits.ts';
import { objectOf, readBroadcast, readMessage, writeMessage, type Message, type Version } from './message.ts';
import type { Joined, Joins } from './joins.ts';

/** Close codes of the WebSocket protocol (RFC 6455). */
const closing = { going: 1001, kind: 1003, malformed: 1007, policy: 1008, large: 1009, fault: 1011 } as const;

/** One WebSocket and its channels. Messages are processed in order, one at a time. */
export class Connection {
  readonly channels = new Map<string, Channel>();
  /** When the client last sent a message, in milliseconds of `performance.now()`. */
  heardAt = performance.now();
  #channelAt = performance.now();
  readonly #socket: WebSocket;
  readonly #version: Version;
  /** The API key or token from the request for the socket. It is used for a join that has no token. */
  readonly #apikey: string;
  readonly #joins: Joins;
  #work = Promise.resolve();
  /** Bytes of messages that wait to be processed. */
  #waiting = 0;
  #counted = 0;
  #countedSince = performance.now();
  /** The number of refused messages since the last accepted one. */
  #refused = 0;
  /** Counts a message of this many bytes for the network address. Returns false if the address has sent too much. */
  readonly #spend: (bytes: number) => boolean;

  constructor(
    socket: WebSocket,
    { version, apikey, joins, spend }: { version: Version; apikey: string; joins: Joins; spend: (bytes: number) => boolean },
  ) {
    this.#spend = spend;
    this.#socket = socket;
    this.#version = version;
    this.#apikey = apikey;
    this.#joins = joins;
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      this.#hear(data, isBinary);
    });
    // The library answers each ping, so pings are limited like messages. Our own clients send none.
    socket.on('ping', (data: Buffer) => {
      if (this.#isTooMuch(data.length)) socket.terminate();
    });
    // After an error the socket also emits `close`, whose listener ends the channels. Without this empty listener, the
    // error would end the process.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const channel of [...this.channels.values()]) channel.end();
    });
  }

  /** Closes the connection if it has been silent, or without a channel, for too long. */
  closeWhenIdle(now: number): void {
    if (this.channels.size > 0) this.#channelAt = now;
    if (now - Math.min(this.heardAt, this.#channelAt) > limits.idle) this.#socket.close(closing.policy, 'idle');
  }

  /**
   * Closes the connection with a code after which the client reconnects at once. The server calls this when it stops,
   * or when it may have missed notifications of the database.
   */
  close(): void {
    this.#socket.close(closing.going, 'join again');
  }

  #hear(data: Buffer, isBinary: boolean): void {
    // Ignore messages that the client still sends while the connection is closing.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.heardAt = performance.now();
    // Check the limits before parsing, because parsing a flood of messages would be costly.
    if (this.#isTooMuch(data.length) || this.#waiting > limits.waiting) {
      this.#socket.close(closing.policy, 'too many messages');
      return;
    }
    if (this.channels.size === 0 && data.length > limits.messageBeforeJoin) {
      this.#socket.close(closing.large, 'too large before a join');
      return;
    }
    const message = isBinary ? readBroadcast(data, this.#version) : readMessage(data.toString('utf8'), this.#version);
    if (!message) {
      if (isBinary) this.#socket.close(closing.kind, 'only a broadcast of JSON can be binary');
      else this.#socket.close(closing.malformed, 'not a message of this version');
      return;
    }
    this.#waiting += data.length;
    this.#work = this.#work
      .then(() => this.#answer(message))
      .catch((error: unknown) => {
        this.#joins.failed(error);
        this.#socket.close(closing.fault, 'join again');
      })
      .finally(() => {
        this.#waiting -= data.length;
      });
  }

  #isTooMuch(bytes: number): boolean {
    const now = performance.now();
    if (now - this.#countedSince > 10_000) {
      this.#counted = 0;
      this.#countedSince = now;
    }
    this.#counted += 1;
    return this.#counted > limits.messagesInTenSeconds || !this.#spend(bytes);
  }

  async #answer(message: Message): Promise<void> {
    const { topic, event } = message;
    if (topic === 'phoenix' && event === 'heartbeat') {
      this.#reply(message, 'ok', {});
      return;
    }
    if (event === 'phx_join') {
      await this.#join(message);
      return;
    }
    const channel = this.channels.get(topic);
    if (!channel) this.#reply(message, 'error', { reason: 'unmatched topic' });
    else if (event === 'access_token') await this.#takeToken(channel, message);
    else if (event === 'phx_leave') {
      this.#reply(message, 'ok', {});
      channel.end();
    } else if (event === 'broadcast' || event === 'presence') {
      const refusal = this.#joins.share(channel, event, message.payload);
      if (refusal !== undefined) this.#reply(message, 'error', { reason: refusal });
      // Supabase's client expects no reply to a broadcast without `ack`.
      else if (event === 'presence' || channel.subscription.broadcast.ack) this.#reply(message, 'ok', {});
    } else this.#reply(message, 'error', { reason: `${event} is not offered here` });
  }

  async #join(message: Message): Promise<void> {
    const { topic, payload } = message;
    // A new join of the same topic replaces the earlier one.
    this.channels.get(topic)?.end();
    const subscription = this.#allows(topic) ?? readSubscription(objectOf(payload['config']));
    const joined =
      typeof subscription === 'string' ? subscription : await this.#joins.join(this.#tokenOf(message), subscription);
    if (typeof subscription === 'string' || typeof joined === 'string') {
      this.#reply(message, 'error', { reason: joined });
      return;
    }
    if (this.#socket.readyState === this.#socket.OPEN) this.#enter(message, subscription, joined);
  }

  #enter(message: Message, subscription: ChannelSubscription, joined: Joined): void {
    const { topic, joinRef, ref } = message;
    const channel = new Channel({
      ...{ topic, subscription, userId: joined.userId, claims: joined.claims },
      push: (event, payload) => this.#send({ joinRef: joinRef ?? ref, ref: null, topic, event, payload }),
      leave: () => {
        this.channels.delete(topic);
        this.#joins.left(channel);
      },
    });
    const refusal = this.#joins.entered(channel);
    if (refusal !== undefined) {
      this.#reply(message, 'error', { reason: refusal });
      return;
    }
    this.channels.set(topic, channel);
    const wanted = subscription.bindings.map(({ id, event, table, filter }) => ({
      ...{ id, event, schema: 'public' },
      ...(table !== undefined && { table }),
      ...(filter !== undefined && { filter }),
    }));
    this.#reply(message, 'ok', { postgres_changes: wanted });
    if (wanted.length > 0) channel.say('ok', 'Subscribed to PostgreSQL');
    this.#joins.sendPresence(channel);
  }

  #allows(topic: string): string | undefined {
    if (!/^realtime:.{1,200}$/s.test(topic)) return 'unmatched topic';
    const most = limits.channelsOfConnection;
    return this.channels.size >= most ? `a connection takes ${String(most)} channels at most` : undefined;
  }

  /**
   * Replaces the channel's token with a newer token of the same user. If the newer token is invalid or belongs to another
   * user, ends the channel.
   */
  async #takeToken(channel: Channel, message: Message): Promise<void> {
    const joined = await this.#joins.renew(this.#tokenOf(message), channel);
    if (typeof joined === 'string') channel.end(joined);
    else channel.claims = joined.claims;
  }

  #tokenOf({ payload }: Message): string {
    const token = payload['access_token'];
    return typeof token === 'string' && token !== '' ? token : this.#apikey;
  }

  #reply({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: Record<string, unknown>): void {
    this.#refused = status === 'ok' ? 0 : this.#refused + 1;
    // A client that sends no reference expects no reply.
    if (ref !== null) this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
    if (this.#refused >= limits.refusedMessages) this.#socket.close(closing.policy, 'too many refused messages');
  }

  #send(message: Message): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Disconnect a client that reads too slowly. It will rejoin and refetch.
    if (this.#socket.bufferedAmount > limits.unread) this.#socket.terminate();
    else this.#socket.send(writeMessage(message, this.#version));
  }
}
