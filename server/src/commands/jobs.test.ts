import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onBothEngines } from '#database/testing/on-both-engines.ts';
import { type Job, addJob } from '#jobs/job.ts';
import { watchJobs } from '#jobs/job-status.ts';
import { createWorker } from '#jobs/worker.ts';
import { makeLogger } from '#logger.ts';
import { testClock } from '#testing/test-clock.ts';
import { askServer, openControlSocket } from './control-socket.ts';
import { runRequest } from './run-request.ts';
import type { JobsRequest } from './operator-request.ts';
import { readJobsArguments } from './read-jobs-arguments.ts';
import { UsageError } from './command-environment.ts';

const id = '0b54c1d2-6c2e-4f5e-9d3a-0c1d2e3f4a5b';

describe('the arguments of the jobs command', () => {
  it.each([
    [[], { jobs: 'list' }],
    [['--retry', id.toUpperCase()], { jobs: 'retry', id }],
    [['--drop', id], { jobs: 'drop', id }],
  ])('%j mean what they say', (args, request) => {
    expect(readJobsArguments([...args, '--data', 'there'])).toEqual({ request, dataFolder: 'there' });
  });

  it.each([
    [['--retry', '7'], '7 is not the id of a job'],
    [['--retry', id, '--drop', id], 'Choose one of'],
    [['--all'], '--all'],
    [[id], 'npm run jobs'],
  ])('%j are answered with what to do', (args, sentence) => {
    expect(() => readJobsArguments(args)).toThrow(UsageError);
    expect(() => readJobsArguments(args)).toThrow(sentence);
  });
});

onBothEngines((database) => {
  const clock = testClock();
  const seen: Job[] = [];
  const runDue = () =>
    createWorker({
      ...{ database: database(), clock, logger: makeLogger('silent') },
      handlers: {
        failing: (job) => {
          seen.push(job);
          return Promise.resolve({ dead: 'no_way_out' });
        },
        waiting: () => Promise.resolve({ again: new Date(clock.now().getTime() + 600_000), because: '20503' }),
      },
    }).runDue();
  const add = async (kind: string) => {
    const jobId = randomUUID();
    const payload = { secret: 'palavras de alguém' };
    await database().asOwner((transaction) =>
      addJob(transaction, { id: jobId, kind, userId: null, payload, now: clock.now() }),
    );
    return jobId;
  };
  const ask = (request: Parameters<typeof runRequest>[1]) => runRequest(database(), request, clock.now());
  const list = async () => (await ask({ jobs: 'list' })).sentence.split('\n');
  const lineOf = async (jobId: string) => (await list()).find((line) => line.endsWith(jobId))?.split(/ {2,}/);

  it('says that nothing is pending', async () => {
    expect(await list()).toEqual(['Given up: 0. Late: 0. Running: 0. Waiting: 0.', 'Nothing is pending.']);
  });

  it('lists waiting, late and given-up jobs with kind, age, reason and runs, and no personal data', async () => {
    const dead = await add('failing');
    const waiting = await add('waiting');
    await runDue();
    clock.advance(300);
    const late = await add('of a kind that nobody runs');
    clock.advance(90);
    expect((await list())[0]).toBe('Given up: 1. Late: 1. Running: 0. Waiting: 1.');
    const near = (text: string) => expect.stringMatching(text) as string;
    expect(await lineOf(dead)).toEqual(['given up', 'failing', '7 min', '-', '1', 'no_way_out', dead]);
    expect(await lineOf(waiting)).toEqual([
      'waiting',
      'waiting',
      near('min$'),
      near('^in [34] min$'),
      '1',
      '20503',
      waiting,
    ]);
    expect(await lineOf(late)).toEqual(['late', near('nobody'), '90 s', '90 s ago', '0', '-', late]);
    expect((await list()).join('\n')).not.toContain('palavras');
    await database().asOwner((transaction) => transaction.query('delete from server.jobs'));
  });

  it('retries a dead letter once more, which may fail again, and removes one', async () => {
    const dead = await add('failing');
    await runDue();
    seen.length = 0;
    expect(await ask({ jobs: 'retry', id: dead })).toEqual({
      done: true,
      sentence: `The job ${dead} is due now, for one more run.`,
    });
    await runDue();
    expect(seen).toMatchObject([{ id: dead, attempt: 1, payload: { revived: true } }]);
    expect((await lineOf(dead))?.slice(4)).toEqual(['2', 'no_way_out', dead]);
    expect((await ask({ jobs: 'drop', id: dead })).sentence).toBe(`The job ${dead} was removed.`);
    expect(await lineOf(dead)).toBeUndefined();
  });

  it('neither drops nor retries a pending job', async () => {
    const failing = await add('failing');
    for (const jobs of ['drop', 'retry'] as const) {
      expect(await ask({ jobs, id: failing })).toMatchObject({ done: false });
    }
    expect((await lineOf(failing))?.[0]).toBe('waiting');
    await database().asOwner((transaction) => transaction.query('delete from server.jobs'));
  });

  it('reaches a running server by its socket', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cogn-jobs-'));
    const socket = await openControlSocket(folder, (request) => ask(request as JobsRequest), makeLogger('silent'));
    expect((await askServer(folder, { jobs: 'list' }))?.sentence).toContain('Nothing is pending.');
    expect(await askServer(folder, { jobs: 'retry', id })).toMatchObject({ done: false });
    await socket.close();
    await rm(folder, { recursive: true });
  });

  it('is named in the log every ten minutes, with counts only, when late jobs wait', async () => {
    const warnings: unknown[] = [];
    const logger = { ...makeLogger('silent'), warn: (...line: unknown[]) => warnings.push(line) };
    const watch = watchJobs({ database: database(), clock, logger: logger as unknown as ReturnType<typeof makeLogger> });
    await add('of a kind that nobody runs');
    await watch();
    expect(warnings).toEqual([]);
    for (const seconds of [90, 60, 600]) {
      clock.advance(seconds);
      await watch();
    }
    const line = [{ late: 1, waiting: 0, running: 0, givenUp: 0 }, 'jobs are late: npm run jobs lists them'];
    expect(warnings).toEqual([line, line]);
  });
});
