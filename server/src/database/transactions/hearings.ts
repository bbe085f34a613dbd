import type { Hearing } from '../port.ts';

/** Who hears what of the database's own channels, on one connection. */
export class Hearings {
  readonly #byChannel = new Map<string, Set<Hearing>>();

  get channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  /** Returns what takes it out again. */
  add(channel: string, hearing: Hearing): () => void {
    const others = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, others.add(hearing));
    return () => {
      others.delete(hearing);
      if (others.size === 0) this.#byChannel.delete(channel);
    };
  }

  deliver(channel: string, payload: string): void {
    for (const hearing of this.#byChannel.get(channel) ?? []) hearing.heard(payload);
  }

  /** The connection was lost and is back, or will be. */
  interrupt(): void {
    for (const hearings of this.#byChannel.values()) for (const hearing of hearings) hearing.interrupted();
  }
}

/** Names of channels are our own and plain; anything else is a mistake in the program. */
export function listenTo(channel: string): string {
  if (!/^[a-z_]+$/.test(channel)) throw new TypeError(`not a channel's name: ${channel}`);
  return `listen ${channel}`;
}
