import { applyAcceptedWrite, type Settled } from '#core/rows/apply-accepted-write.ts';
import { backoffDelay } from '#lib/backoff.ts';
import { writeInstant } from '#lib/instant.ts';
import { newUuid } from '#lib/uuid.ts';
import { nextToSend, planWrite, rowKey } from './queue-rules.ts';
import { asNotStored } from './write-problems.ts';
import type { NewOperation, Operation } from '#core/rows/operation.ts';
import type { OutboxNews, OutboxState, OutboxDependencies } from './outbox-dependencies.ts';

/** The longest wait before the outbox retries unsent writes, in ms. */
const longestWait = 60_000;
/** The longest wait before the outbox tries again to read the device's store after a failure, in ms. */
const longestUnread = 8000;
/**
 * How long pages wait for pending writes before they show the server's rows without them, in ms. Most devices need some 20
 * ms.
 */
const readingTime = 1000;
/**
 * After this many server failures on one write, a sending round (`pass`) skips that write, and sends the writes of other
 * rows.
 */
const failuresBeforePassing = 3;

/**
 * The outbox of one person in one tab. IndexedDB is the source of truth; `get` returns the state last read from it. A write
 * that the server refused stays in the store until the person edits the row (`planWrite`), retries the write (`retry`) or
 * discards it (`discard`).
 */
export function createOutbox(dependencies: OutboxDependencies) {
  const { userId } = dependencies;
  const listeners = new Set<() => void>();
  let state: OutboxState = { ready: false, late: false, operations: [], sending: 'idle', broken: false };
  let reading: Promise<void> | undefined;
  let outdated = false;
  let failedPasses = 0;
  const serverFailures = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  function publish(change: Partial<OutboxState>): void {
    const next = { ...state, ...change };
    const same = (Object.keys(next) as (keyof OutboxState)[]).every((name) => next[name] === state[name]);
    if (same) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function readAll(): Promise<readonly Operation[]> {
    return (await dependencies.database()).getAllFromIndex('operations', 'byUser', userId);
  }

  /** Reads the store. Reads it again if it changed during the read, so that an older state never replaces a newer one. */
  function reload(): Promise<void> {
    outdated = true;
    reading ??= (async () => {
      let operations: readonly Operation[] = [];
      while (outdated) {
        outdated = false;
        operations = await readAll();
      }
      publish({ ready: true, operations, broken: false });
    })().finally(() => (reading = undefined));
    return reading;
  }

  /**
   * Shows a notice that the store failed, and starts a sending round, which reads the store again. The notice disappears
   * once a read succeeds.
   */
  function failedToRead(): void {
    publish({ ready: true, broken: true });
    if (!stopped) void flush();
  }

  /**
   * Reads the store before sending. If it lacks a write that this tab still shows, another tab has sent or discarded the
   * write. This tab then refetches the rows and only afterwards stops showing the write, so that the row does not disappear
   * in between.
   */
  async function readAndCompare(): Promise<readonly Operation[]> {
    const operations = await readAll();
    const there = new Set(operations.map(({ id }) => id));
    const gone = state.operations.filter(({ id }) => !there.has(id));
    // Do not await this refetch: this tab holds the sending lock, so a slow response would keep other tabs from sending.
    if (gone.length > 0) {
      const tables = [...new Set(gone.map(({ table }) => table))];
      void dependencies.outOfDate(tables).then(() => reload().catch(failedToRead));
    }
    return operations;
  }

  /** Stores a write on this device; resolves once it is durable. Rejects with `NotStored`. */
  async function write(next: NewOperation): Promise<void> {
    try {
      const database = await dependencies.database();
      const transaction = database.transaction('operations', 'readwrite', { durability: 'strict' });
      const rowOperations = await transaction.store.index('byRow').getAll([userId, next.table, next.rowId]);
      const { forget, replace, add } = planWrite(rowOperations, next);
      const steps: Promise<unknown>[] = forget.map((sequence) => transaction.store.delete(sequence));
      if (replace) steps.push(transaction.store.put(replace));
      // IndexedDB sets `sequence`, an auto-incremented key.
      if (add)
        steps.push(
          transaction.store.add({ ...add, id: newUuid(), userId, madeAt: writeInstant(dependencies.now()) } as Operation),
        );
      await Promise.all([...steps, transaction.done]);
    } catch (problem) {
      throw asNotStored(problem);
    }
    // The write is stored even if this reload fails; the next round reads it.
    await reload().catch(failedToRead);
    dependencies.stored();
    dependencies.notify({ kind: 'changed' });
    void flush();
  }

  /**
   * Handles a write that the server accepted: one transaction updates the cached rows and deletes the operation. `gathered` has
   * rows for export files, and each file states when its rows were read. So `gathered` loses removed rows, but gets no changes.
   */
  async function settle(settled: Settled): Promise<void> {
    const { operation } = settled;
    const database = await dependencies.database();
    const transaction = database.transaction(['operations', 'cache', 'gathered'], 'readwrite', { durability: 'strict' });
    const cache = transaction.objectStore('cache');
    const gathered = transaction.objectStore('gathered');
    const cached = await cache.index('byTable').getAll([userId, operation.table]);
    const copy = operation.kind === 'remove' ? await gathered.get([userId, operation.table]) : undefined;
    await Promise.all([
      copy && gathered.put({ ...copy, rows: copy.rows.filter(({ id }) => id !== operation.rowId) }),
      ...cached.map((record) => cache.put({ ...record, rows: applyAcceptedWrite(record.rows, record.scope, settled) })),
      transaction.objectStore('operations').delete(operation.sequence),
      transaction.done,
    ]);
    showSettled(settled);
    dependencies.notify({ kind: 'settled', settled });
  }

  function showSettled(settled: Settled): void {
    outdated = true;
    dependencies.settled(settled);
    publish({ operations: state.operations.filter(({ id }) => id !== settled.operation.id) });
  }

  async function refuse(operation: Operation, refusal: Operation['refusal']): Promise<void> {
    const database = await dependencies.database();
    await database.put('operations', { ...operation, refusal } as Operation);
    await reload();
    dependencies.notify({ kind: 'changed' });
    // After a conflict, refetch the table. If the person then discards this write, the list shows the server's version.
    if (refusal?.theirs) void dependencies.outOfDate([operation.table]);
  }

  /** Sends the pending writes in order. Returns false if the outbox must try again later. */
  async function pass(): Promise<boolean> {
    const passedOver = new Set<string>();
    for (;;) {
      const next = nextToSend(await readAndCompare(), passedOver);
      if (!next) return passedOver.size === 0;
      if (stopped || !dependencies.isSignedIn()) return true;
      if (dependencies.retryAfter() > 0) return false;
      publish({ sending: 'sending' });
      const answer = await dependencies.send(next);
      // Another person may have signed in during the request. If the response has no row, it may be about that person, so
      // ignore it.
      if (!dependencies.isSignedIn() && !(answer.kind === 'taken' && answer.row)) return true;
      if (answer.kind === 'taken') {
        serverFailures.delete(next.id);
        await settle({ operation: next, row: answer.row });
      } else if (answer.kind === 'refused') {
        await refuse(next, { ...answer.refusal, at: writeInstant(dependencies.now()) });
      } else {
        if (answer.why === 'unreachable' || dependencies.retryAfter() > 0) return false;
        const failures = (serverFailures.get(next.id) ?? 0) + 1;
        serverFailures.set(next.id, failures);
        if (failures < failuresBeforePassing) return false;
        passedOver.add(rowKey(next));
      }
    }
  }

  async function flushOnce(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    let done = false;
    try {
      if (state.broken) await reload();
      done = await dependencies.withLock(`cogn-outbox:${userId}`, pass);
      failedPasses = done ? 0 : failedPasses + 1;
    } catch {
      // The device's store failed during the round. Writes that are still in the store are sent again, even if the server
      // has accepted them.
      failedPasses += 1;
    }
    publish({ sending: done ? 'idle' : 'waiting' });
    if (done || stopped) return;
    const wait = backoffDelay(failedPasses, state.broken ? longestUnread : longestWait);
    timer = setTimeout(() => void flush(), Math.max(wait, dependencies.retryAfter()));
  }

  /** Sends the pending writes now. This tab runs one sending round at a time; a call during a round causes another round. */
  function flush(): Promise<void> {
    stopped = false;
    if (current) {
      again = true;
      return current;
    }
    current = (async () => {
      do {
        again = false;
        await flushOnce();
      } while (again);
    })().finally(() => (current = undefined));
    return current;
  }

  return {
    userId,
    get: (): OutboxState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write,
    flush,
    /** Handles a message of another tab. */
    hear(news: OutboxNews): void {
      if (news.kind === 'changed') {
        reload().catch(failedToRead);
        return;
      }
      showSettled(news.settled);
      // The other tab reached the server. If nothing is left to send, this tab stops waiting for its next retry.
      failedPasses = 0;
      if (!current && state.operations.every(({ refusal }) => refusal)) {
        clearTimeout(timer);
        publish({ sending: 'idle' });
      }
    },
    /** Retries a refused write with the same values, and sends the later writes of its row, which waited for it. */
    async retry(id: string): Promise<void> {
      const operation = state.operations.find((one) => one.id === id);
      if (!operation?.refusal) return;
      const { refusal, ...rest } = operation;
      // A retry after a conflict means "keep mine": the person saw the other version, and this write replaces it.
      const seen = refusal.theirs && { began: refusal.theirs };
      await (await dependencies.database()).put('operations', { ...rest, ...seen });
      await reload();
      dependencies.notify({ kind: 'changed' });
      await flush();
    },
    /** Discards a refused write at the person's request. Discarding an insert also discards later writes of its row. */
    async discard(id: string): Promise<void> {
      const operation = state.operations.find((one) => one.id === id);
      if (!operation?.refusal) return;
      const alongWith =
        operation.kind === 'insert' ? state.operations.filter((one) => rowKey(one) === rowKey(operation)) : [operation];
      const transaction = (await dependencies.database()).transaction('operations', 'readwrite', { durability: 'strict' });
      await Promise.all([...alongWith.map(({ sequence }) => transaction.store.delete(sequence)), transaction.done]);
      await reload();
      dependencies.notify({ kind: 'changed' });
      void flush();
    },
    /**
     * Reads the device's store and sends pending writes. If the store cannot be read, the page is usable at once, and later
     * rounds try again.
     */
    async start(): Promise<void> {
      setTimeout(() => {
        if (!state.ready) publish({ late: true });
      }, readingTime);
      await reload().catch(failedToRead);
      if (!stopped) await flush();
    },
    /** Ends the current round after the request in progress. No round starts by itself until `flush` is called. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
      again = false;
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
