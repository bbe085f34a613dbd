import { settleRows, type Settled } from '#core/rows/settle-rows.ts';
import { growingWait } from '#lib/growing-wait.ts';
import { writeInstant } from '#lib/instant.ts';
import { newUuid } from '#lib/uuid.ts';
import { nextToSend, rowKey } from './next-to-send.ts';
import { asNotKept } from './not-kept.ts';
import type { NewOperation, Operation } from '#core/rows/operation.ts';
import type { OutboxNews, OutboxState, OutboxDependencies } from './outbox-dependencies.ts';
import { planWrite } from './plan-write.ts';

/** How long a pass that could not finish waits at most for the next, in ms. */
const longestWait = 60_000;
/** A write on which the server failed this often is passed over, so that it doesn't keep the others waiting. */
const failuresBeforePassing = 3;

/** The outbox of one person in one tab. The truth is in IndexedDB; `get` is what was last read from there. */
export function createOutbox(world: OutboxDependencies) {
  const { userId } = world;
  const listeners = new Set<() => void>();
  let state: OutboxState = { ready: false, operations: [], sending: 'idle', broken: false };
  let reading: Promise<void> | undefined;
  let outdated = false;
  let failedPasses = 0;
  const serverFailures = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Promise<void> | undefined;
  let again = false;

  function publish(change: Partial<OutboxState>): void {
    const next = { ...state, ...change };
    const same = (Object.keys(next) as (keyof OutboxState)[]).every((name) => next[name] === state[name]);
    if (same) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function readAll(): Promise<readonly Operation[]> {
    return (await world.database()).getAllFromIndex('operations', 'byUser', userId);
  }

  /** Reads the store, and again when something happened meanwhile: an older reading never comes back over a newer state. */
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
   * Reads the store before sending. If it lacks a write that this tab still shows, another tab has sent or discarded it and its message never arrived here.
   * This tab then refetches the rows, and only afterwards stops showing the write, so that the row does not disappear in between.
   */
  async function readAndCompare(): Promise<readonly Operation[]> {
    const operations = await readAll();
    const there = new Set(operations.map(({ id }) => id));
    const gone = state.operations.filter(({ id }) => !there.has(id));
    // Not waited for: the other tabs must not be kept from sending by a slow answer.
    if (gone.length > 0) {
      const tables = [...new Set(gone.map(({ table }) => table))];
      void world.outOfDate(tables).then(() => reload().catch(() => publish({ broken: true })));
    }
    return operations;
  }

  /** Puts a write on this device; resolves when it is there for good. Rejects with `NotKept`. */
  async function write(next: NewOperation): Promise<void> {
    try {
      const database = await world.database();
      const transaction = database.transaction('operations', 'readwrite', { durability: 'strict' });
      const rowOperations = await transaction.store.index('byRow').getAll([userId, next.table, next.rowId]);
      const { forget, replace, add } = planWrite(rowOperations, next);
      const steps: Promise<unknown>[] = forget.map((sequence) => transaction.store.delete(sequence));
      if (replace) steps.push(transaction.store.put(replace));
      // The store counts `sequence` up by itself.
      if (add)
        steps.push(transaction.store.add({ ...add, id: newUuid(), userId, madeAt: writeInstant(world.now()) } as Operation));
      await Promise.all([...steps, transaction.done]);
      await reload();
    } catch (problem) {
      throw asNotKept(problem);
    }
    world.stored();
    world.tell({ kind: 'changed' });
    void flush();
  }

  /**
   * The server accepted a write: one transaction updates the cached rows and deletes the operation. `gathered`, the rows that export files are made from,
   * only loses a removed row: files from it state the date of the rest.
   */
  async function settle(settled: Settled): Promise<void> {
    const { operation } = settled;
    const database = await world.database();
    const transaction = database.transaction(['operations', 'cache', 'gathered'], 'readwrite', { durability: 'strict' });
    const cache = transaction.objectStore('cache');
    const gathered = transaction.objectStore('gathered');
    const kept = await cache.index('byTable').getAll([userId, operation.table]);
    const copy = operation.kind === 'remove' ? await gathered.get([userId, operation.table]) : undefined;
    await Promise.all([
      copy && gathered.put({ ...copy, rows: copy.rows.filter(({ id }) => id !== operation.rowId) }),
      ...kept.map((record) => cache.put({ ...record, rows: settleRows(record.rows, record.scope, settled) })),
      transaction.objectStore('operations').delete(operation.sequence),
      transaction.done,
    ]);
    showSettled(settled);
    world.tell({ kind: 'settled', settled });
  }

  function showSettled(settled: Settled): void {
    outdated = true;
    world.settled(settled);
    publish({ operations: state.operations.filter(({ id }) => id !== settled.operation.id) });
  }

  async function refuse(operation: Operation, refusal: Operation['refusal']): Promise<void> {
    const database = await world.database();
    await database.put('operations', { ...operation, refusal } as Operation);
    await reload();
    world.tell({ kind: 'changed' });
    // After a conflict, so that the list shows the other version if the person keeps that one.
    if (refusal?.theirs) void world.outOfDate([operation.table]);
  }

  /** Sends what may be sent, in order. Answers whether everything that may go has gone. */
  async function pass(): Promise<boolean> {
    const passedOver = new Set<string>();
    for (;;) {
      const next = nextToSend(await readAndCompare(), passedOver);
      if (!next) return passedOver.size === 0;
      if (!world.isSignedIn()) return true;
      if (world.retryAfter() > 0) return false;
      publish({ sending: 'sending' });
      const answer = await world.send(next);
      // Meanwhile another person may have signed in: without the row itself, the answer may be one to them.
      if (!world.isSignedIn() && !(answer.kind === 'taken' && answer.row)) return true;
      if (answer.kind === 'taken') {
        serverFailures.delete(next.id);
        await settle({ operation: next, row: answer.row });
      } else if (answer.kind === 'refused') {
        await refuse(next, { ...answer.refusal, at: writeInstant(world.now()) });
      } else {
        if (answer.why === 'unreachable' || world.retryAfter() > 0) return false;
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
      done = await world.withLock(`cogn-outbox:${userId}`, pass);
      failedPasses = done ? 0 : failedPasses + 1;
    } catch {
      // The device's store failed between two steps: what was not settled is still there and is sent again.
      failedPasses += 1;
    }
    publish({ sending: done ? 'idle' : 'waiting' });
    if (!done) timer = setTimeout(() => void flush(), Math.max(growingWait(failedPasses, longestWait), world.retryAfter()));
  }

  /** Sends now. One round at a time in this tab; asked for during a round, another follows. */
  function flush(): Promise<void> {
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
        reload().catch(() => publish({ broken: true }));
        return;
      }
      showSettled(news.settled);
      // That tab reaches the server: when nothing is left to send, this one has nothing to wait for.
      failedPasses = 0;
      if (!current && state.operations.every(({ refusal }) => refusal)) {
        clearTimeout(timer);
        publish({ sending: 'idle' });
      }
    },
    /** Tries a refused write again as it is, and with it what was held back behind it. */
    async retry(id: string): Promise<void> {
      const operation = state.operations.find((one) => one.id === id);
      if (!operation?.refusal) return;
      const { refusal, ...rest } = operation;
      // A retry after a conflict means "keep mine": the person saw the other version, and this write replaces it.
      const seen = refusal.theirs && { began: refusal.theirs };
      await (await world.database()).put('operations', { ...rest, ...seen });
      await reload();
      world.tell({ kind: 'changed' });
      await flush();
    },
    /**
     * Throws a refused write away, on the person's word alone. After a refused insert, what was to follow on the same row goes with
     * it, as there is no such row.
     */
    async discard(id: string): Promise<void> {
      const operation = state.operations.find((one) => one.id === id);
      if (!operation?.refusal) return;
      const alongWith =
        operation.kind === 'insert' ? state.operations.filter((one) => rowKey(one) === rowKey(operation)) : [operation];
      const transaction = (await world.database()).transaction('operations', 'readwrite', { durability: 'strict' });
      await Promise.all([...alongWith.map(({ sequence }) => transaction.store.delete(sequence)), transaction.done]);
      await reload();
      world.tell({ kind: 'changed' });
      void flush();
    },
    /** Reads the device's store and sends what waits there. */
    async start(): Promise<void> {
      try {
        await reload();
      } catch {
        publish({ ready: true, broken: true });
        return;
      }
      await flush();
    },
    /** No further round begins by itself. */
    stop(): void {
      clearTimeout(timer);
      again = false;
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
