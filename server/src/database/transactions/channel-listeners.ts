import type { ChannelListener } from '../port.ts';

/** The listeners of all channels on one connection. */
export class ChannelListeners {
  readonly #byChannel = new Map<string, Set<ChannelListener>>();

  get channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  /** Adds a listener to a channel, and returns the function that removes it. */
  add(channel: string, channelListener: ChannelListener): () => void {
    const others = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, others.add(channelListener));
    return () => {
      others.delete(channelListener);
      if (others.size === 0) this.#byChannel.delete(channel);
    };
  }

  deliver(channel: string, payload: string): void {
    for (const channelListener of this.#byChannel.get(channel) ?? []) channelListener.notified(payload);
  }

  /** Reports to all listeners that the connection was interrupted. */
  interrupt(): void {
    for (const channelListeners of this.#byChannel.values())
      for (const channelListener of channelListeners) channelListener.interrupted();
  }
}

/**
 * Returns the `listen` statement. The channel's name is a constant in our code, so an invalid name is a programming error.
 */
export function listenTo(channel: string): string {
  if (!/^[a-z_]+$/.test(channel)) throw new TypeError(`not a channel's name: ${channel}`);
  return `listen ${channel}`;
}
