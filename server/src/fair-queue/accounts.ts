import { bringForward, isBlank, newAccount, type Account } from './account.ts';

/** Accounts by key, with a bound on their number: the one that was unused for the longest goes first, blank ones before others. */
export class Accounts {
  readonly #byKey = new Map<string, Account>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** The account of a key as it is now. */
  of(key: string, now: number): Account {
    const account = this.#byKey.get(key) ?? newAccount(now);
    // In the order of use.
    this.#byKey.delete(key);
    this.#byKey.set(key, account);
    bringForward(account, now);
    this.#forgetOldest(key, now);
    return account;
  }

  /** A few each time, so that no request pays for all. The account that is in use now stays. */
  #forgetOldest(current: string, now: number): void {
    let seen = 0;
    for (const [key, account] of this.#byKey) {
      if ((seen += 1) > 2 || key === current) return;
      bringForward(account, now);
      if (isBlank(account) || this.#byKey.size > this.#most) this.#byKey.delete(key);
    }
  }
}
