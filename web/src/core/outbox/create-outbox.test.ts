import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Settled } from '#core/rows/apply-accepted-write.ts';
import { openDeviceDatabase, type DeviceDatabase } from '#core/storage/device-database.ts';
import { withLock } from '#core/storage/with-lock.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { NotStored } from './write-problems.ts';
import type { NewOperation, Operation } from '#core/rows/operation.ts';
import type { SendResult } from './send-operation.ts';

let count = 0;
const opened: Outbox[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const outbox of opened.splice(0)) outbox.stop();
});

/** A device whose store outlives its tabs. */
async function device() {
  count += 1;
  const name = `cogn-test-${count}`;
  const database = await openDeviceDatabase(name);
  const tabs: Outbox[] = [];
  return {
    database,
    waiting: () => database.getAllFromIndex('operations', 'byUser', 'person-1'),
    openTab(send: (operation: Operation) => Promise<SendResult>, given: Partial<OutboxDependencies> = {}) {
      const settled: Settled[] = [];
      const tab: Outbox = createOutbox({
        userId: 'person-1',
        database: () => Promise.resolve(database),
        send,
        isSignedIn: () => true,
        retryAfter: () => 0,
        withLock: (lock, work) => withLock(`${name}/${lock}`, work),
        notify: (news) => tabs.filter((other) => other !== tab).forEach((other) => other.hear(structuredClone(news))),
        settled: (one) => settled.push(one),
        outOfDate: () => Promise.resolve(),
        stored: () => undefined,
        now: () => new Date('2026-11-21T10:00:00Z'),
        ...given,
      });
      tabs.push(tab);
      opened.push(tab);
      return { tab, settled };
    },
  };
}

const insertOf = (rowId: string, values = {}): NewOperation => ({
  table: 'water_entries',
  rowId,
  kind: 'insert',
  values: { id: rowId, date: '2026-11-21', ...values },
});
const changeOf = (rowId: string, values: object): NewOperation => ({
  table: 'water_entries',
  rowId,
  kind: 'change',
  values: { ...values },
});
const taken = (operation: Operation): Promise<SendResult> =>
  Promise.resolve({ kind: 'taken', row: { ...operation.values, id: operation.rowId } });
const unreachable = (): Promise<SendResult> => Promise.resolve({ kind: 'later', why: 'unreachable' });
const refuse = (code: string) => (): Promise<SendResult> =>
  Promise.resolve({ kind: 'refused', refusal: { code, status: 400 } });

test('a write is on the device when the call resolves, even without a response', async () => {
  const { openTab, waiting } = await device();
  const { tab } = openTab(unreachable);
  await tab.write(insertOf('row-1'));
  expect((await waiting()).map(({ rowId }) => rowId)).toEqual(['row-1']);
  expect(tab.get().operations).toHaveLength(1);
  await expect.poll(() => tab.get().sending).toBe('waiting');
});

test('a row removed at the server also leaves the gathered export data; a changed row stays there as it was read', async () => {
  const { database, openTab } = await device();
  const read = [
    { id: 'row-1', amount_ml: 250 },
    { id: 'row-2', amount_ml: 250 },
  ];
  const period = { from: null, to: null };
  for (const userId of ['person-1', 'person-2'])
    await database.put('gathered', { userId, table: 'water_entries', period, rows: read, storedAt: 1 });
  const { tab } = openTab(taken);
  await tab.write(changeOf('row-2', { amount_ml: 300 }));
  await tab.write({ table: 'water_entries', rowId: 'row-1', kind: 'remove', values: {} });
  await expect.poll(() => tab.get().operations).toEqual([]);
  expect(await database.getAll('gathered')).toMatchObject([{ rows: [read[1]] }, { rows: read }]);
});

test('the next tab sends pending writes in the order of writing', async () => {
  const { openTab, waiting } = await device();
  const first = openTab(unreachable).tab;
  await first.write(insertOf('row-1'));
  await first.write(changeOf('row-1', { amount_ml: 300 }));
  await first.write(insertOf('row-2'));
  first.stop();
  const sent: string[] = [];
  const { tab } = openTab((operation) => {
    sent.push(`${operation.kind} ${operation.rowId}`);
    return taken(operation);
  });
  await tab.start();
  expect(sent).toEqual(['insert row-1', 'change row-1', 'insert row-2']);
  expect(await waiting()).toEqual([]);
  expect(tab.get()).toMatchObject({ ready: true, operations: [], sending: 'idle' });
});

test('two tabs never send the same write twice', async () => {
  const { openTab } = await device();
  const sent: string[] = [];
  const slow = async (operation: Operation) => {
    sent.push(operation.rowId);
    await new Promise((done) => setTimeout(done, 5));
    return taken(operation);
  };
  const [one, two] = [openTab(slow).tab, openTab(slow).tab];
  await Promise.all([one.write(insertOf('row-1')), two.write(insertOf('row-2')), one.write(insertOf('row-3'))]);
  await Promise.all([one.flush(), two.flush()]);
  await Promise.all([one.flush(), two.flush()]);
  expect(sent.sort()).toEqual(['row-1', 'row-2', 'row-3']);
  await expect.poll(() => [one.get().operations, two.get().operations]).toEqual([[], []]);
});

test('an offline tab stops waiting when another tab has sent everything', async () => {
  const { openTab } = await device();
  const one = openTab(unreachable).tab;
  await one.write(insertOf('row-1'));
  await expect.poll(() => one.get().sending).toBe('waiting');
  await openTab(taken).tab.start();
  expect(one.get()).toMatchObject({ operations: [], sending: 'idle' });
});

test('a tab that missed the message stops showing a write once another tab has sent it', async () => {
  const { openTab } = await device();
  const outOfDate: string[] = [];
  const deaf = openTab(unreachable, {
    outOfDate: (tables) => {
      outOfDate.push(...tables);
      return Promise.resolve();
    },
  }).tab;
  await deaf.write(insertOf('row-1'));
  await expect.poll(() => deaf.get().sending).toBe('waiting');
  await openTab(taken, { notify: () => undefined }).tab.start();
  await deaf.flush();
  await expect.poll(() => deaf.get()).toMatchObject({ operations: [], sending: 'idle' });
  expect(outOfDate).toEqual(['water_entries']);
});

test('the cached rows take over a write in the same moment in which it leaves the outbox', async () => {
  const { database, openTab, waiting } = await device();
  const scope = { kind: 'all' } as const;
  const stored = { key: 'k', userId: 'person-1', table: 'water_entries', scope, rows: [], storedAt: 1 };
  await database.put('cache', stored);
  const { tab, settled } = openTab(taken);
  await tab.write(insertOf('row-1'));
  await tab.flush();
  expect(await waiting()).toEqual([]);
  expect((await database.get('cache', 'k'))?.rows).toEqual([{ id: 'row-1', date: '2026-11-21' }]);
  expect(settled).toHaveLength(1);
});

test('a page never sees a write that is neither waiting nor saved', async () => {
  const { openTab } = await device();
  const seen: string[] = [];
  const { tab, settled } = openTab(taken);
  tab.subscribe(() => seen.push(`${tab.get().operations.length} waiting, ${settled.length} saved`));
  await tab.write(insertOf('row-1'));
  await tab.flush();
  expect(seen).not.toContain('0 waiting, 0 saved');
  expect(seen.at(-1)).toBe('0 waiting, 1 saved');
});

test('a refused write stays with its reason, blocks its row and no other', async () => {
  const { openTab, waiting } = await device();
  const sent: string[] = [];
  const { tab } = openTab((operation) => {
    sent.push(`${operation.kind} ${operation.rowId}`);
    return operation.rowId === 'row-1' ? refuse('23514')() : taken(operation);
  });
  await tab.write(insertOf('row-1', { notes: 'mine' }));
  await tab.write(changeOf('row-1', { amount_ml: 300 }));
  await tab.write(insertOf('row-2'));
  await tab.flush();
  // The edit was merged into the refused insert, tried again and refused again.
  const left = await waiting();
  expect(left.every(({ rowId }) => rowId === 'row-1')).toBe(true);
  expect(left[0]).toMatchObject({ refusal: { code: '23514', status: 400 }, values: { notes: 'mine' } });
  expect(sent).toContain('insert row-2');
});

test('editing a refused row retries it', async () => {
  const { openTab, waiting } = await device();
  const { tab } = openTab((operation) => (operation.values['amount_ml'] === 9999 ? refuse('23514')() : taken(operation)));
  await tab.write(insertOf('row-1', { amount_ml: 9999 }));
  await tab.flush();
  expect(tab.get().operations[0]?.refusal?.code).toBe('23514');
  await tab.write(changeOf('row-1', { amount_ml: 500 }));
  await tab.flush();
  expect(await waiting()).toEqual([]);
});

test('an independent write that meets a refusal which no page has seen yet is sent alone, once that write is discarded', async () => {
  const { database, openTab, waiting } = await device();
  const put = (values: object) => ({ ...changeOf('own', values), kind: 'put', isIndependent: true }) as const;
  const sent: Operation['values'][] = [];
  let meeting: Promise<void> | undefined;
  const { tab } = openTab(
    (operation) => {
      sent.push(operation.values);
      return 'icon_colours' in operation.values ? refuse('42501')() : taken(operation);
    },
    {
      // The second write begins right after the refusal is stored, before the outbox publishes it.
      database: () =>
        Promise.resolve(
          new Proxy(database, {
            get(target, name) {
              if (name !== 'put') return Reflect.get(target, name) as unknown;
              return (...given: Parameters<DeviceDatabase['put']>) => {
                const stored = target.put(...given);
                meeting ??= tab.write(put({ motion: 'reduced', chosen_at: { motion: 9 } }));
                return stored;
              };
            },
          }),
        ),
    },
  );
  await tab.write(put({ icon_colours: {}, chosen_at: { icon_colours: 5 } }));
  await expect.poll(() => tab.get().operations.find(({ refusal }) => refusal)).toBeDefined();
  await meeting;
  await tab.discard(tab.get().operations[0]?.id ?? '');
  await expect.poll(waiting).toEqual([]);
  expect(sent).toEqual([
    { icon_colours: {}, chosen_at: { icon_colours: 5 } },
    { motion: 'reduced', chosen_at: { motion: 9 } },
  ]);
});

test('a refused write can be retried unchanged, or discarded with the writes that depend on it', async () => {
  const { openTab, waiting } = await device();
  let answer: (operation: Operation) => Promise<SendResult> = refuse('42501');
  const { tab } = openTab((operation) => answer(operation));
  await tab.write(insertOf('row-1'));
  await tab.flush();
  answer = taken;
  await tab.retry(tab.get().operations[0]!.id);
  expect(await waiting()).toEqual([]);
  answer = refuse('42501');
  await tab.write(insertOf('row-2'));
  await tab.flush();
  await tab.discard(tab.get().operations[0]!.id);
  expect(await waiting()).toEqual([]);
});

test('a conflict refetches the other version, and keeping one’s own replaces it', async () => {
  const { openTab, waiting } = await device();
  const theirs = { id: 'row-1', amount_ml: 500, updated_at: 'v2' };
  const began: unknown[] = [];
  const asked: string[] = [];
  const { tab } = openTab(
    (operation) => {
      began.push(operation.began);
      if (began.length > 1) return taken(operation);
      return Promise.resolve({ kind: 'refused', refusal: { code: 'conflict', status: 409, theirs } });
    },
    { outOfDate: async (tables) => void asked.push(...tables) },
  );
  await tab.write({ ...changeOf('row-1', { amount_ml: 300 }), began: { amount_ml: 250, updated_at: 'v1' } });
  await tab.flush();
  expect(tab.get().operations[0]).toMatchObject({ values: { amount_ml: 300 }, refusal: { theirs } });
  expect(asked).toEqual(['water_entries']);
  await tab.retry(tab.get().operations[0]!.id);
  expect(began).toEqual([{ amount_ml: 250, updated_at: 'v1' }, theirs]);
  expect(await waiting()).toEqual([]);
});

test('a write that only waits cannot be discarded', async () => {
  const { openTab, waiting } = await device();
  const { tab } = openTab(unreachable);
  await tab.write(insertOf('row-1'));
  await tab.discard(tab.get().operations[0]!.id);
  expect(await waiting()).toHaveLength(1);
});

test('retries automatically with growing delays', async () => {
  const { openTab } = await device();
  let tries = 0;
  const { tab } = openTab((operation) => {
    tries += 1;
    return tries < 3 ? unreachable() : taken(operation);
  });
  const waits = vi.spyOn(globalThis, 'setTimeout');
  await tab.write(insertOf('row-1'));
  await expect.poll(() => tab.get().sending).toBe('waiting');
  expect(waits.mock.calls.some(([, wait]) => wait === 1000)).toBe(true);
  await tab.flush();
  expect(waits.mock.calls.some(([, wait]) => wait === 2000)).toBe(true);
  await tab.flush();
  expect(tab.get().operations).toEqual([]);
  waits.mockRestore();
});

test('a write on which the server keeps failing neither blocks others nor is dropped', async () => {
  const { openTab, waiting } = await device();
  const { tab } = openTab((operation) =>
    operation.rowId === 'row-1' ? Promise.resolve({ kind: 'later', why: 'server' }) : taken(operation),
  );
  await tab.write(insertOf('row-1'));
  await tab.write(insertOf('row-2'));
  for (let round = 0; round < 4; round += 1) await tab.flush();
  expect((await waiting()).map(({ rowId }) => rowId)).toEqual(['row-1']);
});

test('another person’s writes stay unsent and unchanged', async () => {
  const { openTab, database } = await device();
  const sent: string[] = [];
  const send = (operation: Operation) => {
    sent.push(operation.userId);
    return taken(operation);
  };
  const theirs = openTab(unreachable, { userId: 'person-2' }).tab;
  await theirs.write(insertOf('row-9'));
  const { tab } = openTab(send);
  await tab.write(insertOf('row-1'));
  await tab.flush();
  expect(sent).toEqual(['person-1']);
  expect(await database.countFromIndex('operations', 'byUser', 'person-2')).toBe(1);
});

test('sends nothing after sign-out', async () => {
  const { openTab, waiting } = await device();
  const send = vi.fn(taken);
  const { tab } = openTab(send, { isSignedIn: () => false });
  await tab.write(insertOf('row-1'));
  await tab.flush();
  expect(send).not.toHaveBeenCalled();
  expect(await waiting()).toHaveLength(1);
});

test.each([
  ['is full', new DOMException('no room', 'QuotaExceededError'), 'full'],
  ['is missing', new DOMException('not allowed', 'SecurityError'), 'noStorage'],
])(
  'when the device’s store %s, the call rejects with the reason and nothing claims to be saved',
  async (_name, problem, reason) => {
    const { openTab } = await device();
    const { tab } = openTab(taken, { database: () => Promise.reject<DeviceDatabase>(problem) });
    const refused: unknown = await tab.write(insertOf('row-1')).catch((given: unknown) => given);
    expect(refused).toBeInstanceOf(NotStored);
    expect((refused as NotStored).reason).toBe(reason);
    expect(tab.get().operations).toEqual([]);
    await tab.start();
    expect(tab.get()).toMatchObject({ ready: true, broken: true });
  },
);

test('a store that opens late is read once it opens, and its pending writes are sent', async () => {
  const { database, openTab } = await device();
  const before = openTab(unreachable).tab;
  await before.write(insertOf('row-1'));
  before.stop();
  let isOpen = false;
  const { tab } = openTab(taken, {
    database: () => (isOpen ? Promise.resolve(database) : Promise.reject(new Error('does not open'))),
  });
  await tab.start();
  expect(tab.get()).toMatchObject({ ready: true, broken: true, sending: 'waiting' });
  isOpen = true;
  await tab.flush();
  expect(tab.get()).toMatchObject({ operations: [], broken: false, sending: 'idle' });
});

test('pages do not wait for a store that does not answer; its pending writes show once it does', async () => {
  const { database, openTab } = await device();
  const before = openTab(unreachable).tab;
  await before.write(insertOf('row-1'));
  before.stop();
  let answer: (database: DeviceDatabase) => void = () => undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tab } = openTab(unreachable, { database: () => new Promise((answered) => (answer = answered)) });
  void tab.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(tab.get()).toMatchObject({ ready: false, late: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.get()).toMatchObject({ ready: false, late: true, operations: [], broken: false });
  vi.useRealTimers();
  answer(database);
  await expect.poll(() => tab.get()).toMatchObject({ ready: true, operations: [{ rowId: 'row-1' }] });
});

test('a store that answers shows pending writes with the first rows', async () => {
  const { openTab } = await device();
  const { tab } = openTab(unreachable);
  const states: unknown[] = [];
  tab.subscribe(() => states.push(tab.get().late));
  await tab.write(insertOf('row-1'));
  await tab.start();
  expect(states).not.toContain(true);
});

test('the notice of a failed store disappears once the store can be read, and pending writes are sent', async () => {
  const { database, openTab } = await device();
  const before = openTab(unreachable).tab;
  await before.write(insertOf('row-1'));
  before.stop();
  let reads = 0;
  const { tab } = openTab(taken, {
    database: () => {
      reads += 1;
      return reads < 4 ? Promise.reject(new Error('does not open')) : Promise.resolve(database);
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tab.hear({ kind: 'changed' });
  await vi.waitFor(() => expect(tab.get().broken).toBe(true));
  await vi.advanceTimersByTimeAsync(7000);
  vi.useRealTimers();
  await expect.poll(() => tab.get()).toMatchObject({ operations: [], broken: false, sending: 'idle' });
});

test('stopping applies the response to the current request, and sends nothing more until the next start', async () => {
  const { openTab, waiting } = await device();
  const sent: string[] = [];
  let accept: (() => void) | undefined;
  const { tab } = openTab(async (operation) => {
    sent.push(operation.rowId);
    if (sent.length === 1) await new Promise<void>((done) => (accept = done));
    return taken(operation);
  });
  await tab.write(insertOf('row-1'));
  await tab.write(insertOf('row-2'));
  await vi.waitFor(() => expect(accept).toBeDefined());
  tab.stop();
  accept?.();
  await vi.waitFor(async () => expect((await waiting()).map(({ rowId }) => rowId)).toEqual(['row-2']));
  await expect.poll(() => tab.get().sending).toBe('idle');
  expect(sent).toEqual(['row-1']);
  await tab.flush();
  expect(sent).toEqual(['row-1', 'row-2']);
  expect(await waiting()).toEqual([]);
});

test('a write whose tab died is sent again, and results in the same row', async () => {
  const { openTab, waiting } = await device();
  const server = new Map<string, unknown>();
  const take = (operation: Operation) => {
    server.set(operation.rowId, operation.values);
    return taken(operation);
  };
  // The first tab never receives the response.
  const dying = openTab((operation) => take(operation).then(() => new Promise<SendResult>(() => undefined)), {
    withLock: (_name, work) => work(),
  }).tab;
  await dying.write(insertOf('row-1'));
  const { tab } = openTab(take, { withLock: (_name, work) => work() });
  await tab.start();
  expect([...server.keys()]).toEqual(['row-1']);
  expect(await waiting()).toEqual([]);
});

test.each<[string, SendResult]>([
  ['a refusal', { kind: 'refused', refusal: { code: '42501', status: 403 } }],
  ['no row', { kind: 'taken' }],
])('when another person signs in during a request, %s settles nothing', async (_name, answer) => {
  const { openTab, waiting } = await device();
  let signedIn = true;
  const send = vi.fn(() => {
    signedIn = false;
    return Promise.resolve(answer);
  });
  const { tab, settled } = openTab(send, { isSignedIn: () => signedIn });
  await tab.write({ table: 'water_entries', rowId: 'row-1', kind: 'remove', values: {} });
  await tab.flush();
  expect(send).toHaveBeenCalledTimes(1);
  expect(settled).toEqual([]);
  const [stored] = await waiting();
  expect([stored?.rowId, stored?.refusal]).toEqual(['row-1', undefined]);
});

test('reports a pending write once the device has stored it, and not if storing failed', async () => {
  const { openTab, waiting } = await device();
  const counts: number[] = [];
  const stored = () => void waiting().then((operations) => counts.push(operations.length));
  const { tab } = openTab(() => Promise.resolve({ kind: 'later', why: 'unreachable' }), { stored });
  await tab.write(insertOf('glass-1'));
  await vi.waitFor(() => expect(counts).toEqual([1]));
  const { tab: full } = openTab(() => Promise.resolve({ kind: 'later', why: 'unreachable' }), {
    ...{ stored, database: () => Promise.reject(new DOMException('', 'QuotaExceededError')) },
  });
  await expect(full.write(insertOf('glass-2'))).rejects.toBeInstanceOf(NotStored);
  expect(counts).toEqual([1]);
});

test('sends nothing before the time that the server asked for, whatever triggers sending', async () => {
  const { openTab } = await device();
  let asked = 0;
  const sent: string[] = [];
  const { tab } = openTab(
    (operation) => {
      sent.push(operation.rowId);
      asked = sent.length === 1 ? 1_200 : 0;
      return sent.length === 1 ? Promise.resolve({ kind: 'later', why: 'server' }) : taken(operation);
    },
    { retryAfter: () => asked },
  );
  await tab.write(insertOf('row-1'));
  await tab.flush();
  expect(tab.get().sending).toBe('waiting');
  // A new write and `flush` both trigger sending, but the delay that the server requested is not over.
  await tab.write(insertOf('row-2'));
  await tab.flush();
  expect(sent).toEqual(['row-1']);
  asked = 0;
  await tab.flush();
  expect(sent).toEqual(['row-1', 'row-1', 'row-2']);
  expect(tab.get().sending).toBe('idle');
});

test('the next automatic retry is not earlier than the server asked', async () => {
  const { openTab } = await device();
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  let asked = 0;
  const { tab } = openTab(
    () => {
      asked = 90_000;
      return Promise.resolve({ kind: 'later', why: 'server' });
    },
    { retryAfter: () => asked },
  );
  // Do not call `flush` here: it would start a second round, which reads the server's delay before sending and sets its own
  // timer.
  await tab.write(insertOf('row-1'));
  await expect.poll(() => tab.get().sending).toBe('waiting');
  const waits = setTimer.mock.calls.map(([, wait]) => wait);
  setTimer.mockRestore();
  expect(waits).toContain(90_000);
});

test('a pause requested by the server does not count as a failure of the write', async () => {
  const { openTab } = await device();
  let asked = 60_000;
  const sent: string[] = [];
  const { tab } = openTab(
    (operation) => {
      sent.push(operation.rowId);
      asked = 60_000;
      return Promise.resolve({ kind: 'later', why: 'server' });
    },
    { retryAfter: () => asked },
  );
  await tab.write(insertOf('row-1'));
  await tab.write(insertOf('row-2'));
  while (sent.length < 4) {
    asked = 0;
    await tab.flush();
  }
  expect(sent).toEqual(['row-1', 'row-1', 'row-1', 'row-1']);
});
