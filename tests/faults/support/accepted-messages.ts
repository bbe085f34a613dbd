/** What the ways out took, whatever they answered: the truth that the server's states are held against. */
export class TakenMessages {
  readonly #ids = new Map<string, string[]>();
  readonly #moods = new Map<string, number>();

  /** A message is known by whom it goes to and by the number that its text names. */
  static keyOf(to: string, text: string): string {
    return `${to} ${/alerta (\d+)/.exec(text)?.[1] ?? 'unknown'}`;
  }

  /** Whether the way out may still be moody about a message: twice, so that a run ends within the waits between few attempts. */
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
