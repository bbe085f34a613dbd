import { Refusal } from '#errors.ts';
import { limits, type AtATime } from './limits.ts';

/** The queue's clock and timers, which tests replace. `now` is monotonic. */
export interface Time {
  now(): number;
  after(milliseconds: number, act: () => void): void;
}

/** A transaction that waits to begin. */
export interface Ticket {
  /** The user or network address for which the transaction counts. */
  key: string;
  /**
   * The expected milliseconds, plus recent usage above `limits.usedFreely`. The transaction with the lowest weight is next.
   * All weights below `limits.alike` count as equal. The queue calls this for each comparison, because usage decays.
   */
  weight(): number;
  hasDebt(): boolean;
}

/** Called when a started transaction has ended, with the debt that it created. */
type Leave = (debt: number) => void;

interface Waiting {
  ticket: Ticket;
  begin: (leave: Leave) => void;
  refuse: (refusal: Refusal) => void;
}

/** Starts as many transactions as the database can run, the lightest first. */
export class TransactionQueue {
  readonly #bounds: AtATime;
  readonly #time: Time;
  readonly #waiting = new Set<Waiting>();
  readonly #running = new Map<string, number>();
  #all = 0;
  #debtors = 0;
  #heavy = 0;
  #pausedUntil = 0;
  #hasTimer = false;
  /**
   * The two users without debt who most recently began a transaction, and when. There are two, so that at least one is
   * not the user that `#isPausedFor` checks.
   */
  #lately: { key: string; at: number }[] = [];

  constructor(bounds: AtATime, time: Time) {
    this.#bounds = bounds;
    this.#time = time;
  }

  /**
   * Resolves when the transaction may begin. Rejects with 429 if its user already has too many waiting transactions. If the
   * whole queue is full, the newest transaction of the user with the most waiting ones is refused instead. If no user has
   * more than the new transaction's user would have, `enter` rejects with 503.
   */
  async enter(ticket: Ticket): Promise<Leave> {
    if (this.#mayBegin(ticket)) return this.#begin(ticket);
    this.#refuseWhenFull(ticket);
    return new Promise((begin, refuse) => {
      this.#waiting.add({ ticket, begin, refuse });
      this.#scheduleCheck();
    });
  }

  #mayBegin({ key, hasDebt, weight }: Ticket): boolean {
    const { all, ofPerson, seconds, debtors, heavy } = this.#bounds;
    const own = this.#running.get(key) ?? 0;
    if (this.#all >= (own === 0 ? all : seconds) || own >= ofPerson) return false;
    if (this.#heavy >= heavy && weight() > limits.alike) return false;
    return !hasDebt() || (this.#debtors < debtors && !this.#isPausedFor(key));
  }

  #begin({ key, hasDebt, weight }: Ticket): Leave {
    const isDebtor = hasDebt();
    const isHeavy = weight() > limits.alike;
    this.#all += 1;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
    if (isHeavy) this.#heavy += 1;
    if (isDebtor) this.#debtors += 1;
    else this.#lately = [{ key, at: this.#time.now() }, ...this.#lately.filter((one) => one.key !== key)].slice(0, 2);
    return (debt) => {
      this.#all -= 1;
      if (isHeavy) this.#heavy -= 1;
      if (isDebtor) this.#debtors -= 1;
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left === 0) this.#running.delete(key);
      else this.#running.set(key, left);
      if (this.#bounds.pauses) this.#pausedUntil = Math.max(this.#pausedUntil, this.#time.now() + debt * limits.pause);
      this.#beginNext();
    };
  }

  #beginNext(): void {
    for (;;) {
      let next: { waiting: Waiting; weight: number } | undefined;
      /**
       * The keys that already occurred in the queue. Only the oldest transaction of each key competes, so that a client
       * with many requests delays only itself.
       */
      const seen = new Set<string>();
      for (const waiting of this.#waiting) {
        const { ticket } = waiting;
        if (seen.has(ticket.key)) continue;
        seen.add(ticket.key);
        if (!this.#mayBegin(ticket)) continue;
        // A set keeps the insertion order. So if two weights are equal, the transaction that has waited longer is chosen.
        const weight = Math.max(limits.alike, ticket.weight());
        if (!next || weight < next.weight) next = { waiting, weight };
      }
      if (!next) break;
      this.#waiting.delete(next.waiting);
      next.waiting.begin(this.#begin(next.waiting.ticket));
    }
    this.#scheduleCheck();
  }

  /** Whether a user with debt must wait: only during a pause, and only while other users use the database. */
  #isPausedFor(key: string): boolean {
    const now = this.#time.now();
    return now < this.#pausedUntil && this.#lately.some((one) => one.key !== key && now - one.at < limits.active);
  }

  /**
   * Sets a timer for the end of the pause if transactions wait and none is running. A running transaction needs no timer,
   * because its end starts the waiting ones.
   */
  #scheduleCheck(): void {
    if (this.#hasTimer || this.#waiting.size === 0 || this.#all > 0) return;
    this.#hasTimer = true;
    const pause = Math.min(limits.active, Math.max(1, this.#pausedUntil - this.#time.now()));
    this.#time.after(pause, () => {
      this.#hasTimer = false;
      this.#beginNext();
    });
  }

  #refuseWhenFull({ key, hasDebt }: Ticket): void {
    let own = 0;
    for (const { ticket } of this.#waiting) if (ticket.key === key) own += 1;
    if (own >= (hasDebt() ? limits.waitingOfDebtor : limits.waitingOfPerson)) throw tooManyOfPerson();
    if (this.#waiting.size >= limits.waiting) this.#makeRoom(own);
  }

  /**
   * Makes room in a full queue: refuses the newest transaction of the key that has the most waiting transactions. Does so
   * only if the new transaction's key will still have fewer. Without this, seven keys with sixty waiting transactions each
   * would block all other keys.
   */
  #makeRoom(own: number): void {
    const byKey = [...Map.groupBy(this.#waiting, ({ ticket }) => ticket.key).values()];
    const most = byKey.reduce((some, others) => (others.length > some.length ? others : some), []);
    const last = most.at(-1);
    if (!last || most.length <= own + 1) throw new Refusal('not_ready', { headers: { 'retry-after': '2' } });
    this.#waiting.delete(last);
    last.refuse(tooManyOfPerson());
  }
}

const tooManyOfPerson = () => new Refusal('over_request_rate_limit', { headers: { 'retry-after': '1' } });
