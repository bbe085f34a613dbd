/**
 * The messages that the delivery channels accepted, even if they responded with an error. Tests compare the stored delivery
 * statuses with these messages.
 */
export class AcceptedMessages {
  readonly #ids = new Map<string, string[]>();
  readonly #moods = new Map<string, number>();

  /** The key of a message: its recipient, and the alert's number in its text. */
  static keyOf(to: string, text: string): string {
    return `${to} ${/alerta (\d+)/.exec(text)?.[1] ?? 'unknown'}`;
  }

  /**
   * Whether a channel may fail at this attempt: only the first two calls for a message return true, so that a run ends after
   * few retries.
   */
  mayFail(key: string): boolean {
    const before = this.#moods.get(key) ?? 0;
    this.#moods.set(key, before + 1);
    return before < 2;
  }

  take(key: string, id: string): void {
    this.#ids.set(key, [...(this.#ids.get(key) ?? []), id]);
  }

  idsOf(key: string): readonly string[] {
    return this.#ids.get(key) ?? [];
  }
}
