import { describe, expect, test } from 'vitest';
import {
  DatabaseError,
  type Claims,
  type Database,
  type ChannelListener,
  type Transaction,
  type UserOptions,
} from '#database/port.ts';
import { countForUser, currentClient, runForClient } from './client.ts';
import { fairQueue } from './fair-queue.ts';

const empty = () => Promise.resolve({ rows: [], count: 0 });
const nothing: Transaction = { query: empty, finish: empty };
const person = (sub: string): Claims => ({ role: 'authenticated', sub });
const anon: Claims = { role: 'anon' };
/** Four users, because the queue passes at most four transactions at once to the embedded engine. */
const people = ['a', 'b', 'c', 'd'];
const slowStatement = new DatabaseError({ code: '57014', message: 'too slow' });

/**
 * A fair queue over a stub of the database, with a simulated clock. Each transaction advances the clock by its own
 * database time.
 */
function open(engine: Database['engine'] = 'pglite') {
  let clock = 0;
  let timers: { at: number; act: () => void }[] = [];
  const factors: (number | undefined)[] = [];
  const database = {
    engine,
    asOwner: (work: (transaction: Transaction) => Promise<unknown>) => work(nothing),
    asUser: (_: Claims, work: (transaction: Transaction) => Promise<unknown>, options: UserOptions) => {
      factors.push(options.limitFactor);
      const began = clock;
      return work(nothing).finally(() => options.worked?.(clock - began, 0));
    },
  } as unknown as Database;
  const time = { now: () => clock, after: (pause: number, act: () => void) => void timers.push({ at: clock + pause, act }) };
  const queue = fairQueue(database, time);
  const pass = async (milliseconds: number) => {
    clock += milliseconds;
    const due = timers.filter(({ at }) => at <= clock);
    timers = timers.filter(({ at }) => at > clock);
    for (const { act } of due) act();
    await settle();
  };
  const ask = (claims: Claims, options?: UserOptions) => queue.asUser(claims, () => Promise.resolve('done'), options);
  const spend = (claims: Claims, milliseconds: number, options?: UserOptions) =>
    queue.asUser(
      claims,
      () => {
        clock += milliseconds;
        return Promise.resolve('done');
      },
      options,
    );
  const fail = (claims: Claims, error: Error, options?: UserOptions) =>
    queue.asUser(
      claims,
      () => {
        clock += 1;
        return Promise.reject(error);
      },
      options,
    );
  /**
   * `begin` starts a transaction that stays open until the test calls its `end`. `begun` lists the names of the started
   * transactions, in order.
   */
  const begun: string[] = [];
  const begin = (claims: Claims, name: string, options?: UserOptions) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const done = queue.asUser(claims, () => (begun.push(name), promise), options);
    done.catch(() => undefined);
    return { end: () => (resolve(undefined), done.then(settle)), done };
  };
  /**
   * Runs an owner transaction for a request from this address, and for this user if the request has a verified token.
   * Without an address, the transaction belongs to a job.
   */
  const own = (address: string | undefined, name: string, user?: string) => {
    const work = () => {
      if (user !== undefined) countForUser(user);
      return queue.asOwner(() => (begun.push(name), Promise.resolve('done')));
    };
    return address === undefined ? work() : runForClient({ address }, work);
  };
  return { queue, ask, spend, fail, begin, own, begun, pass, factors };
}

/** Lets pending promises settle. */
const settle = async () => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};
const refused = { status: 429, code: 'over_request_rate_limit' };
/** The `Retry-After` seconds of a refused client; 0 if the client is served. */
const retryAfter = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { headers?: Record<string, string> }) => Number(error.headers?.['retry-after']),
  );

describe('the order', () => {
  test('puts a light user before three heavy users with earlier requests', async () => {
    const { spend, begin, begun } = open();
    for (const heavy of ['a', 'b', 'c']) for (let n = 0; n < 20; n += 1) await spend(person(heavy), 240);
    const first = begin(person('a'), 'a');
    for (const name of ['c', 'b']) begin(person(name), name);
    const light = begin(person('light'), 'light');
    await settle();
    expect(begun).toEqual(['a']);
    await first.end();
    expect(begun).toEqual(['a', 'light']);
    // Older usage counts less, so 'b' is before 'c'.
    await light.end();
    expect(begun).toEqual(['a', 'light', 'b']);
  });

  test('puts a user who is known to be light before new accounts', async () => {
    const { spend, begin, begun } = open();
    for (let n = 0; n < 100; n += 1) await spend(person('light'), 10);
    const first = begin(person('x'), 'x');
    for (const name of ['new 1', 'new 2', 'new 3', 'light']) begin(person(name), name);
    await first.end();
    expect(begun).toEqual(['x', 'light', 'new 1']);
  });

  test('puts a new account before a client that never pauses', async () => {
    const { spend, begin, begun } = open();
    for (let n = 0; n < 20; n += 1) await spend(person('tireless'), 100);
    const first = begin(person('x'), 'x');
    for (const name of ['tireless', 'new']) begin(person(name), name);
    await first.end();
    expect(begun).toEqual(['x', 'new']);
  });

  test('makes a client with many concurrent requests delay only itself', async () => {
    const { begin, own, begun } = open();
    const started = ['a', 'b', 'c', 'd'].map((name) => begin(person(name), name));
    const asked = ['1', '2', '3'].map((name) => own('203.0.113.7', name));
    const other = own('198.51.100.1', 'other');
    for (const { end } of started) await end();
    await Promise.all([...asked, other]);
    expect(begun.filter((name) => name.length > 1 || name < 'a')).toEqual(['1', 'other', '2', '3']);
  });

  test('applies to requests’ owner transactions, not to jobs', async () => {
    const { spend, begin, own, begun } = open();
    for (const name of people) for (let n = 0; n < 20; n += 1) await spend(person(name), 10);
    const started = people.map((name) => begin(person(name), name));
    await settle();
    const request = own('203.0.113.7', 'request');
    await own(undefined, 'job');
    await started[0]?.end();
    await request;
    expect(begun).toEqual([...people, 'job', 'request']);
  });

  test('counts owner transactions for the user of a verified token: a flood of sign-ins from the same address does not delay that user', async () => {
    const { spend, begin, own, begun } = open();
    const address = '203.0.113.7';
    for (const name of people) for (let n = 0; n < 20; n += 1) await spend(person(name), 10);
    const started = people.map((name) => begin(person(name), name));
    await settle();
    const flood = Array.from({ length: 60 }, () => own(address, 'flood'));
    await expect(own(address, 'another sign-in')).rejects.toMatchObject(refused);
    const neighbour = own(address, 'neighbour', 'neighbour');
    await Promise.all(started.map(({ end }) => end()));
    await Promise.all([...flood, neighbour]);
    expect(begun.slice(4, 6)).toEqual(['flood', 'neighbour']);
  });

  test('puts owner transactions of one network’s many accounts behind those of other networks', async () => {
    const { spend, begin, own, begun } = open();
    for (let n = 0; n < 10; n += 1) await spend(person(`account ${String(n)}`), 1_400, { address: '203.0.113.7' });
    for (const name of people) for (let n = 0; n < 20; n += 1) await spend(person(name), 10);
    const started = people.map((name) => begin(person(name), name));
    await settle();
    const many = own('203.0.113.7', 'one of many', 'another account');
    const other = own('198.51.100.1', 'other', 'other');
    for (const { end } of started) await end();
    await Promise.all([many, other]);
    expect(begun.slice(4)).toEqual(['other', 'one of many']);
  });

  test('ignores usage of a minute ago', async () => {
    const { spend, begin, begun, pass } = open();
    for (let n = 0; n < 20; n += 1) await spend(person('formerly'), 200);
    await pass(60_000);
    for (let n = 0; n < 20; n += 1) await spend(person('lately'), 200);
    const first = begin(person('x'), 'x');
    begin(person('lately'), 'lately');
    begin(person('formerly'), 'formerly');
    await first.end();
    expect(begun).toEqual(['x', 'formerly']);
  });

  test('puts a light user before new accounts of a network with heavy usage', async () => {
    const { spend, begin, begun } = open();
    for (let account = 0; account < 10; account += 1)
      await spend(person(`new ${String(account)}`), 1_400, { address: '203.0.113.1' });
    const first = begin(person('x'), 'x');
    begin(person('newest'), 'newest', { address: '203.0.113.1' });
    begin(person('light'), 'light', { address: '198.51.100.1' });
    await first.end();
    expect(begun).toEqual(['x', 'light']);
  });

  test('keeps anonymous clients of two addresses separate', async () => {
    const { spend, begin, begun } = open();
    for (let n = 0; n < 20; n += 1) await spend(anon, 240, { address: '203.0.113.1' });
    const first = begin(person('x'), 'x');
    begin(anon, 'flooding', { address: '203.0.113.1' });
    begin(anon, 'other', { address: '203.0.113.2' });
    await first.end();
    expect(begun).toEqual(['x', 'other']);
  });
});

describe('concurrency', () => {
  test('the embedded engine runs one transaction of unknown accounts, and the operator’s key does not wait', async () => {
    const { ask, begin, begun } = open();
    begin(person('a'), 'a');
    begin(person('b'), 'b');
    await settle();
    expect(begun).toEqual(['a']);
    await expect(ask({ role: 'service_role' })).resolves.toBe('done');
  });

  test('a user has at most four connections of PostgreSQL', async () => {
    const { begin, begun } = open('postgres');
    for (let n = 0; n < 6; n += 1) begin(person('a'), 'a');
    await settle();
    expect(begun).toHaveLength(4);
  });

  test('four users with four requests each leave connections free for others', async () => {
    const { ask, begin, begun } = open('postgres');
    for (const name of ['a', 'b', 'c', 'd']) for (let n = 0; n < 4; n += 1) begin(person(name), name);
    await settle();
    expect(begun.length).toBeLessThanOrEqual(10);
    await expect(ask(person('light'))).resolves.toBe('done');
  });

  test('users with debt share three connections, whatever their number', async () => {
    const { ask, spend, begin, begun } = open('postgres');
    const heavy = Array.from({ length: 8 }, (_, n) => person(`heavy ${String(n)}`));
    for (const one of heavy) await spend(one, 2_000);
    for (const one of heavy) begin(one, 'heavy');
    await settle();
    expect(begun).toHaveLength(3);
    await expect(ask(person('light'))).resolves.toBe('done');
  });

  test('users with debt get a tenth of the embedded engine while others use it, and all of it otherwise', async () => {
    const { ask, spend, pass } = open();
    await ask(person('light'));
    await spend(person('heavy'), 1_250);
    let isDone = false;
    const next = ask(person('heavy')).then(() => (isDone = true));
    for (let second = 0; second < 8; second += 1) {
      await ask(person('light'));
      await pass(1_000);
    }
    expect(isDone).toBe(false);
    await pass(1_000);
    await next;

    await pass(60_000);
    await spend(person('heavy'), 1_250);
    await expect(ask(person('heavy'))).resolves.toBe('done');
  });
});

describe('debt', () => {
  test('of slow transactions blocks only their sender, until it is repaid', async () => {
    const { ask, spend, pass } = open();
    for (let n = 0; n < 4; n += 1) await spend(person('a'), 1_400);
    const seconds = await retryAfter(ask(person('a')));
    expect(seconds).toBeGreaterThan(0);
    await pass((seconds - 1) * 1_000 - 100);
    await expect(ask(person('a'))).rejects.toMatchObject(refused);
    await pass(1_100);
    await expect(ask(person('a'))).resolves.toBe('done');
    await expect(ask(person('b'))).resolves.toBe('done');
  });

  test('never results from quick transactions, whatever their number', async () => {
    const { spend } = open();
    for (let n = 0; n < 2_000; n += 1) await spend(person('a'), 200);
  });

  test('of one network’s many accounts leaves its unknown accounts less time, except behind this machine’s own proxy', async () => {
    const factorOf = async (address: string) => {
      const { spend, ask, factors } = open('postgres');
      for (let n = 0; n < 20; n += 1) await spend(person(`account ${String(n)}`), 1_400, { address }).catch(() => undefined);
      await ask(person('another'), { address });
      return factors.at(-1);
    };
    expect(await factorOf('203.0.113.1')).toBe(1 / 4);
    expect(await factorOf('2001:db8:0:1::/64')).toBe(1 / 4);
    for (const address of ['127.0.0.1', '172.17.0.1', '0:0:0:0::/64', 'fd00:0:0:1::/64', 'in-process'])
      expect(await factorOf(address)).toBe(1);
  });

  test('also results from memory that the engine had to allocate', async () => {
    const database = {
      engine: 'pglite',
      asOwner: (work: (transaction: Transaction) => Promise<unknown>) => work(nothing),
      asUser: (_: Claims, work: (transaction: Transaction) => Promise<unknown>, options: UserOptions) => {
        options.worked?.(1, 600 * 1024 * 1024);
        return work(nothing);
      },
    } as unknown as Database;
    const queue = fairQueue(database, { now: () => 0, after: () => undefined });
    await queue.asUser(person('a'), () => Promise.resolve());
    await expect(queue.asUser(person('a'), () => Promise.resolve())).rejects.toMatchObject(refused);
  });
});

describe('a statement that reaches the time limit', () => {
  test('blocks its sender, longer each time, for an hour at most', async () => {
    const { ask, fail, pass } = open();
    const waits = [];
    for (let offence = 0; offence < 5; offence += 1) {
      await expect(fail(person('a'), slowStatement)).rejects.toBe(slowStatement);
      const seconds = await retryAfter(ask(person('a')));
      waits.push(seconds);
      await pass(seconds * 1_000);
    }
    expect(waits).toEqual([30, 120, 600, 3_600, 3_600]);
    await expect(ask(person('b'))).resolves.toBe('done');
  });

  test('stops counting after a day', async () => {
    const { ask, fail, pass } = open();
    for (let offence = 0; offence < 3; offence += 1) {
      await fail(person('a'), slowStatement).catch(() => undefined);
      await pass(3_600_000);
    }
    await pass(24 * 3_600_000);
    await fail(person('a'), slowStatement).catch(() => undefined);
    expect(await retryAfter(ask(person('a')))).toBe(30);
  });

  test('cancels its sender’s waiting requests', async () => {
    const { fail, ask } = open();
    const outcomes = await Promise.allSettled([fail(person('a'), slowStatement), ask(person('a')), ask(person('b'))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: refused });
  });

  test('leaves its sender a shorter limit, at least a quarter', async () => {
    const { ask, fail, pass, factors } = open();
    for (let offence = 0; offence < 4; offence += 1) {
      await fail(person('a'), slowStatement).catch(() => undefined);
      await pass(3_600_000);
    }
    await ask(person('a'));
    await ask(person('b'));
    expect(factors).toEqual([1, 1 / 2, 1 / 4, 1 / 4, 1 / 4, 1]);
  });

  test.each([
    ['57014', 'postgres', true],
    ['53200', 'pglite', true],
    ['57P02', 'pglite', true],
    ['53200', 'postgres', false],
    ['57P02', 'postgres', false],
    ['08006', 'postgres', false],
    ['23505', 'pglite', false],
  ] as const)('with %s on %s it is: %s', async (code, engine, isOne) => {
    const { ask, fail } = open(engine);
    await fail(person('a'), new DatabaseError({ code, message: '' })).catch(() => undefined);
    expect((await retryAfter(ask(person('a')))) > 0).toBe(isOne);
  });

  test('never blocks other users of the same network, whatever their number', async () => {
    const { ask, fail, factors } = open();
    const address = '203.0.113.1';
    for (let n = 0; n < 3; n += 1) await ask(person('neighbour'), { address });
    for (let n = 0; n < 30; n += 1)
      await fail(person(`account ${String(n)}`), slowStatement, { address }).catch(() => undefined);
    await expect(ask(person('neighbour'), { address })).resolves.toBe('done');
    expect(factors.at(-1)).toBe(1);
    await expect(ask(person('new neighbour'), { address })).resolves.toBe('done');
    await expect(ask(person('new elsewhere'), { address: '203.0.113.2' })).resolves.toBe('done');
    expect(factors.slice(-2)).toEqual([1 / 4, 1]);
  });

  test('of one network’s many accounts makes its unknown accounts share three connections', async () => {
    const { ask, fail, begin, begun } = open('postgres');
    const address = '203.0.113.1';
    for (let n = 0; n < 3; n += 1) await ask(person('neighbour'), { address });
    for (let n = 0; n < 13; n += 1)
      await fail(person(`account ${String(n)}`), slowStatement, { address }).catch(() => undefined);
    for (let n = 0; n < 5; n += 1) begin(person(`new ${String(n)}`), 'new', { address });
    begin(person('neighbour'), 'neighbour', { address });
    await settle();
    expect(begun).toEqual(['new', 'new', 'new', 'neighbour']);
  });
});

describe('waiting requests', () => {
  test('of one user are bounded, and more tightly with debt', async () => {
    const { begin, spend, ask } = open();
    await spend(person('heavy'), 400);
    begin(person('x'), 'x');
    const most = { light: 60, heavy: 10 };
    const early: unknown[] = [];
    for (const [name, count] of Object.entries(most)) {
      for (let n = 0; n < count; n += 1) begin(person(name), name).done.catch((error: unknown) => early.push(error));
      await expect(ask(person(name))).rejects.toMatchObject(refused);
    }
    expect(early).toEqual([]);
  });

  test('of the user with the most are dropped if the queue is full, so that a few users cannot block it', async () => {
    const { begin } = open();
    begin(person('x'), 'x');
    const many = Array.from({ length: 400 }, (_, n) => begin(person(`many ${String(n % 7)}`), 'many'));
    const late = begin(person('late'), 'late');
    await expect(Promise.race([late.done, settle().then(() => 'waits')])).resolves.toBe('waits');
    await expect(many.at(-1)?.done).rejects.toMatchObject(refused);
  });

  test('are bounded in total: one more is refused with 503 and a short retry delay', async () => {
    const { begin, ask } = open();
    begin(person('x'), 'x');
    const early: unknown[] = [];
    for (let n = 0; n < 400; n += 1)
      begin(person(`person ${String(n)}`), 'waiting').done.catch((error: unknown) => early.push(error));
    await expect(ask(person('late'))).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(early).toEqual([]);
  });

  test('do not begin if their client has disconnected', async () => {
    const { begin, begun } = open();
    const first = begin(person('x'), 'x');
    const gone = begin(person('gone'), 'gone', { isGone: () => true });
    await first.end();
    await expect(gone.done).rejects.toMatchObject({ code: 'request_incomplete' });
    expect(begun).toEqual(['x']);
  });
});

test('a listener that a request triggers does not count for the client of that request', async () => {
  const notified: unknown[] = [];
  let channelListener: ChannelListener | undefined;
  const database = {
    engine: 'pglite',
    listen: (_: string, given: ChannelListener) => ((channelListener = given), Promise.resolve(() => Promise.resolve())),
  } as unknown as Database;
  await fairQueue(database).listen('changes', {
    notified: () => notified.push(currentClient()),
    interrupted: () => notified.push(currentClient()),
  });
  runForClient({ address: '192.0.2.1', isGone: () => true }, () => {
    channelListener?.notified('');
    channelListener?.interrupted();
  });
  expect(notified).toEqual([undefined, undefined]);
});
