import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyOperationRequest } from './fuzz/any-operation-request.ts';
import { anyRestRequest } from './fuzz/any-rest-request.ts';
import { startFuzzedServer, type FuzzedServer } from './fuzz/fuzzed-server.ts';
import { Answers, type WeirdRequest } from './fuzz/judge-answers.ts';
import { engines } from './support/rest-server.ts';

const isLong = process.env['COGN_LONG'] !== undefined;
/** Requests of each family to each engine: few in every `npm test`, tens of thousands in `npm run test:long`. */
const runs = Number(process.env['COGN_FUZZ_RUNS'] ?? (isLong ? 10_000 : 250));
/** An answer within two seconds is what is promised; where other tests run beside this one, a busy machine is not to be taken for a hang. */
const patience = isLong ? 2_000 : 10_000;

describe.each(engines)('weird requests, on %s', (engine) => {
  let fuzzed: FuzzedServer;
  let before: string;
  beforeAll(async () => {
    fuzzed = await startFuzzedServer(engine);
    before = await fuzzed.othersRecords();
  });
  afterAll(() => fuzzed.server.close());

  async function holdAgainst(title: string, requests: fc.Arbitrary<WeirdRequest>): Promise<void> {
    const answers = new Answers(fuzzed, patience);
    const outcome = await fc.check(
      fc.asyncProperty(requests, (request) => answers.ask(request)),
      { numRuns: runs, endOnFailure: !isLong },
    );
    console.log(answers.figures(`${title} on ${engine}`));
    expect({ problems: answers.problems.slice(0, 10), seed: outcome.failed && outcome.seed }).toEqual({
      problems: [],
      seed: false,
    });
    // Nearly all of it is refused, or the requests make no sense; some is taken, or they do not reach far.
    expect(answers.statuses.get(200) ?? 0).toBeGreaterThan(runs / 100);
    expect(await fuzzed.othersRecords()).toBe(before);
    expect(fuzzed.server.log.filter(({ level }) => level === 'error' || Number(level) >= 50)).toEqual([]);
  }

  const patient = 60_000 + runs * 200;
  test(
    'to rest are answered soon, never by a fault, and tell and change nothing of somebody else',
    { timeout: patient },
    () => holdAgainst('rest/v1', anyRestRequest(fuzzed)),
  );

  test('to auth likewise', { timeout: patient }, () => holdAgainst('auth/v1', anyOperationRequest('auth', fuzzed)));

  test('to functions, storage and addresses that nobody knows likewise', { timeout: patient }, () =>
    holdAgainst('functions/v1, storage/v1 and others', anyOperationRequest('others', fuzzed)),
  );

  test('of an administrator likewise', { timeout: patient }, () =>
    holdAgainst('functions/v1/admin as an administrator', anyOperationRequest('admin', fuzzed)),
  );
});
