import { randomUUID } from 'node:crypto';
import { leakyBuckets } from '#http/leaky-buckets.ts';
import type { Channel, Presence } from './channel.ts';
import { limits } from './limits.ts';
import { objectOf } from './message.ts';

/** Bytes that a message has beside its topic, event and payload, rounded up. */
const envelope = 300;
const tooMuch = 'too much was sent to this person’s channels: try again later';

/**
 * Broadcast and presence between the channels of one user with the same topic. A topic belongs to its user: two users with one
 * topic do not hear each other. Nothing is stored, and nothing leaves this process. The caller passes as `peers` the user's
 * channels of the topic, with the channel itself.
 */
export class Peers {
  /**
   * The bytes that each user's channels received. A message counts once for each receiver, so that many receivers
   * cannot multiply the traffic.
   */
  readonly #sent = leakyBuckets({ atOnce: limits.peerBytesAtOnce, aSecond: limits.peerBytesASecond });

  isFull(userId: string): boolean {
    return this.#sent.isFull(userId);
  }

  sweep(): void {
    this.#sent.sweep();
  }

  /** Sends a client's broadcast to the other channels, and with `self` also back. Returns the reason for a refusal. */
  broadcast(from: Channel, peers: readonly Channel[], { event, payload = {} }: Record<string, unknown>): string | undefined {
    if (typeof event !== 'string') return 'a broadcast needs an event';
    if (this.isFull(from.userId)) return tooMuch;
    const receivers = peers.filter((peer) => peer !== from || from.subscription.broadcast.self);
    this.#send(receivers, 'broadcast', { type: 'broadcast', event, payload });
    return undefined;
  }

  /** Replaces or removes the data that a channel tracks (`track`, `untrack`). Returns the reason for a refusal. */
  track(from: Channel, peers: readonly Channel[], { event, payload }: Record<string, unknown>): string | undefined {
    if (event === 'untrack') {
      this.untrack(from, peers);
      return undefined;
    }
    if (event !== 'track') return 'presence takes track and untrack';
    const data = objectOf(payload);
    if (Buffer.byteLength(JSON.stringify(data)) > limits.presence)
      return `a presence has ${String(limits.presence)} bytes at most`;
    if (this.isFull(from.userId)) return tooMuch;
    // As on Supabase's server, a client that tracks also sees its peers, even if it did not enable presence.
    if (!from.seesPresence) this.sendState(from, peers);
    const before = from.presence;
    from.presence = { ...data, phx_ref: randomUUID(), ...(before && { phx_ref_prev: before.phx_ref }) };
    this.#sendDiff(peers, from.presenceKey, { joins: from.presence, leaves: before });
    return undefined;
  }

  /** Removes the data that a channel tracks, when its client removes it or the channel ends. */
  untrack(from: Channel, peers: readonly Channel[]): void {
    const { presence } = from;
    from.presence = undefined;
    if (presence) this.#sendDiff(peers, from.presenceKey, { leaves: presence });
  }

  /** Sends a channel everything that its peers track. From then on the channel gets the changes. */
  sendState(to: Channel, peers: readonly Channel[]): void {
    to.seesPresence = true;
    const byKey = Map.groupBy(
      peers.filter(({ presence }) => presence !== undefined),
      ({ presenceKey }) => presenceKey,
    );
    // `fromEntries` makes own properties, also for a key such as `__proto__`.
    const state = Object.fromEntries(
      [...byKey].map(([key, present]) => [key, { metas: present.map(({ presence }) => presence) }]),
    );
    this.#send([to], 'presence_state', state);
  }

  #sendDiff(peers: readonly Channel[], key: string, changed: { joins?: Presence; leaves?: Presence | undefined }): void {
    const entry = (presence: Presence | undefined) => (presence ? { [key]: { metas: [presence] } } : {});
    const seeing = peers.filter(({ seesPresence }) => seesPresence);
    this.#send(seeing, 'presence_diff', { joins: entry(changed.joins), leaves: entry(changed.leaves) });
  }

  #send(receivers: readonly Channel[], event: string, payload: Record<string, unknown>): void {
    const [first] = receivers;
    if (!first) return;
    const bytes = Buffer.byteLength(JSON.stringify([first.topic, event, payload])) + envelope;
    this.#sent.fill(first.userId, bytes * receivers.length);
    for (const receiver of receivers) receiver.send(event, payload);
  }
}
