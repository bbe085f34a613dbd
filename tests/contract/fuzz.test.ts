import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyOperationRequest } from './fuzz/any-operation-request.ts';
import { anyRestRequest } from './fuzz/any-rest-request.ts';
import { startFuzzedServer, type FuzzedServer } from './fuzz/fuzzed-server.ts';
import { ResponseChecker, type MalformedRequest } from './fuzz/check-responses.ts';
import { engineOfThisRun } from './support/rest-server.ts';

const isLong = process.env['COGN_LONG'] !== undefined;
/** The number of requests of each family to each engine: 250 in `npm test`, ten thousand in `npm run test:long`. */
const runs = Number(process.env['COGN_FUZZ_RUNS'] ?? (isLong ? 10_000 : 250));
/**
 * The longest accepted response time in milliseconds. The server promises 2,000. A short run accepts 10,000, because other
 * tests run on the machine at the same time.
 */
const patience = isLong ? 2_000 : 10_000;

describe.each(engineOfThisRun)('malformed requests, on %s', (engine) => {
  let fuzzed: FuzzedServer;
  let before: string;
  beforeAll(async () => {
    fuzzed = await startFuzzedServer(engine);
    before = await fuzzed.othersRecords();
  });
  afterAll(() => fuzzed.server.close());

  async function checkRequests(title: string, requests: fc.Arbitrary<MalformedRequest>): Promise<void> {
    const answers = new ResponseChecker(fuzzed, patience);
    const outcome = await fc.check(
      fc.asyncProperty(requests, (request) => answers.ask(request)),
      { numRuns: runs, endOnFailure: !isLong },
    );
    console.log(answers.figures(`${title} on ${engine}`));
    expect({ problems: answers.problems.slice(0, 10), seed: outcome.failed && outcome.seed }).toEqual({
      problems: [],
      seed: false,
    });
    // If the server accepts hardly any request, the fuzzer does not reach deep enough.
    expect(answers.statuses.get(200) ?? 0).toBeGreaterThan(runs / 100);
    expect(await fuzzed.othersRecords()).toBe(before);
    expect(fuzzed.server.log.filter(({ level }) => level === 'error' || Number(level) >= 50)).toEqual([]);
  }

  const patient = 60_000 + runs * 200;
  test(
    'to rest/v1 get a fast response without a server fault, and neither reveal nor change another user’s data',
    { timeout: patient },
    () => checkRequests('rest/v1', anyRestRequest(fuzzed)),
  );

  test('to auth/v1 likewise', { timeout: patient }, () => checkRequests('auth/v1', anyOperationRequest('auth', fuzzed)));

  test('to functions, storage and unknown addresses likewise', { timeout: patient }, () =>
    checkRequests('functions/v1, storage/v1 and others', anyOperationRequest('others', fuzzed)),
  );

  test('of an administrator likewise', { timeout: patient }, () =>
    checkRequests('functions/v1/admin as an administrator', anyOperationRequest('admin', fuzzed)),
  );
});
