import { bringForward, isBlank, newAccount, type Account } from './account.ts';

/** Accounts by key, with a maximum number. Drops blank accounts first, then the least recently used. */
export class Accounts {
  readonly #byKey = new Map<string, Account>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** The account of a key, updated to this moment. */
  of(key: string, now: number): Account {
    const account = this.#byKey.get(key) ?? newAccount(now);
    // In the order of use.
    this.#byKey.delete(key);
    this.#byKey.set(key, account);
    bringForward(account, now);
    this.#forgetOldest(key, now);
    return account;
  }

  /** Drop a few on each call, so that no single request pays for all. The current account stays. */
  #forgetOldest(current: string, now: number): void {
    let seen = 0;
    for (const [key, account] of this.#byKey) {
      if ((seen += 1) > 2 || key === current) return;
      bringForward(account, now);
      if (isBlank(account) || this.#byKey.size > this.#most) this.#byKey.delete(key);
    }
  }
}
