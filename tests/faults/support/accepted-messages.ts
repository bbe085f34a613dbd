/** The messages that delivery channels accepted, whatever they responded. The server's statuses are compared with these. */
export class AcceptedMessages {
  readonly #ids = new Map<string, string[]>();
  readonly #moods = new Map<string, number>();

  /** A message is identified by its recipient and by the number in its text. */
  static keyOf(to: string, text: string): string {
    return `${to} ${/alerta (\d+)/.exec(text)?.[1] ?? 'unknown'}`;
  }

  /** Whether a channel may still fail for this message: at most twice, so that a run ends after few retries. */
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
