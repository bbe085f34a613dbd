import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#database/open-test-database.ts';
import type { Database } from '#database/port.ts';
import { recordMaintenance } from '#backup/last-maintenance.ts';
import type { Mail } from '#mail/mail.ts';
import { retryingMail } from '#mail/retrying-mail.ts';
import type { Push } from '#push/push.ts';
import { SmsNotSent } from '#sms/sms.ts';
import { startTestServer } from '#testing/start-test-server.ts';
import { testClock } from '#testing/test-clock.ts';
import { countMails, countPushes, countTexts, countRuns } from './counters.ts';
import { makeMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const clock = testClock();
let database: Database;
let metrics: Metrics;
beforeAll(async () => {
  database = await openTestDatabase();
  metrics = makeMetrics({ database, clock });
});
afterAll(() => database.close());

const linesOf = async (name: string) => (await metrics.text()).split('\n').filter((line) => line.startsWith(`${name}{`));

describe('the metrics', () => {
  it('count requests by the protocol part, without any user or path', async () => {
    const server = await startTestServer({ metrics });
    for (const path of ['/rest/v1/mood_entries?note=eq.geheim', '/rest/v1/geheim', '/readyz', '/geheim.txt'])
      await server.fetch(path);
    await server.fetch('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'geheim@example.org', password: 'geheim geheim' }),
    });
    await server.fetch('/rest/v1/mood_entries', { method: 'GEHEIM' });
    await server.close();
    const text = await metrics.text();
    expect(text).not.toMatch(/geheim|mood_entries|example\.org/i);
    const families = [...text.matchAll(/cogn_requests_total\{family="(\w+)",method="(\w+)"/g)].map(
      ([, family, method]) => `${String(family)} ${String(method)}`,
    );
    expect(new Set(families)).toEqual(new Set(['rest GET', 'health GET', 'web GET', 'auth POST', 'rest other']));
    expect(text).toMatch(/cogn_request_seconds_bucket\{le="0\.25",family="rest"\} \d/);
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'cogn_database_connections']) {
      expect(text).toContain(name);
    }
  });

  it('report the queue’s current depth, age and dead letters', async () => {
    const add = (kind: string, runAt: Date, deadAt: Date | null = null) =>
      database.asOwner((transaction) =>
        transaction.query('insert into server.jobs (id, kind, run_at, dead_at, scheduled_at) values ($1, $2, $3, $4, $5)', [
          randomUUID(),
          kind,
          runAt,
          deadAt,
          clock.now(),
        ]),
      );
    const before = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);
    await add('crisis-sms', before(600));
    await add('crisis-sms', before(-600));
    await add('push-ring', before(900), before(300));
    expect(await linesOf('cogn_jobs')).toEqual([
      'cogn_jobs{kind="crisis-sms",status="late"} 1',
      'cogn_jobs{kind="crisis-sms",status="waiting"} 1',
      'cogn_jobs{kind="push-ring",status="given_up"} 1',
    ]);
    expect(await metrics.text()).toContain('cogn_jobs_latest_seconds 600');
    await database.asOwner((transaction) => transaction.query('delete from server.jobs'));
    expect(await linesOf('cogn_jobs')).toEqual([]);
    expect(await metrics.text()).toContain('cogn_jobs_latest_seconds 0');
  });

  it('report the program’s version, the last backup and the free space', async () => {
    const host = { dataFolder: import.meta.dirname, commit: 'abcdef123456' };
    const watched = makeMetrics({ database, clock, host });
    const before = await watched.text();
    expect(before).toMatch(/^cogn_build_info\{version="\d[\d.]*",commit="abcdef123456"\} 1$/m);
    for (const name of ['database_size', 'data_folder_free', 'data_folder_size'])
      expect(before).toMatch(new RegExp(`^cogn_${name}_bytes [1-9]`, 'm'));
    expect(before).not.toMatch(/^cogn_backup_last_success_timestamp_seconds \d/m);
    await database.asOwner((transaction) => recordMaintenance(transaction, 'backup', new Date('2026-11-23T03:00:00Z')));
    expect(await watched.text()).toMatch(/^cogn_backup_last_success_timestamp_seconds 1795402800$/m);
  });

  it('report waiting and given-up mails, and refused webhooks', async () => {
    const server = await startTestServer({ metrics });
    await server.fetch('/functions/v1/billing/stripe', { method: 'POST', body: '{}' });
    await server.close();
    const away = Object.assign(new Error('away'), { code: 'ESOCKET', syscall: 'connect' });
    const mail = { reachesPeople: true, forget: () => Promise.resolve(), send: () => Promise.reject(away) };
    const seen: string[] = [];
    const waitingOf = (text: string) => /^cogn_mails_waiting \d+$/m.exec(text)?.[0] ?? '';
    const wait = async () => seen.push(waitingOf(await metrics.text()));
    const patient = retryingMail(mail, wait, {
      waiting: (count) => metrics.mailsWaiting(count),
      gaveUp: () => metrics.mailGivenUp(),
    });
    const message = { to: 'a@b.c', subject: '', html: '', text: '', language: 'pt' as const };
    await expect(patient.send(message)).rejects.toBe(away);
    const text = await metrics.text();
    expect([new Set(seen), waitingOf(text)]).toEqual([new Set(['cogn_mails_waiting 1']), 'cogn_mails_waiting 0']);
    expect(text).toContain('cogn_mails_given_up_total 1');
    expect(text).toContain('cogn_webhooks_refused_total{source="stripe"} 1');
  });

  it('count the results of runs and messages by a fixed label', async () => {
    const runs = countRuns(
      {
        good: () => Promise.resolve('done'),
        bad: () => Promise.resolve({ dead: 'x' }),
        thrown: () => Promise.reject(new Error()),
      },
      metrics,
    );
    const job = { id: '', kind: '', userId: null, payload: {}, attempt: 1, createdAt: clock.now() };
    await runs['good']?.(job);
    await runs['bad']?.(job);
    await expect(runs['thrown']?.(job)).rejects.toThrow();
    expect(await linesOf('cogn_job_runs_total')).toEqual([
      'cogn_job_runs_total{kind="good",outcome="done"} 1',
      'cogn_job_runs_total{kind="bad",outcome="given_up"} 1',
      'cogn_job_runs_total{kind="thrown",outcome="failed"} 1',
    ]);
    const forget = () => Promise.resolve();
    const message = { to: 'a@b.c', subject: '', html: '', text: '', language: 'pt' as const };
    await countMails<Mail>({ send: () => Promise.resolve(), forget, reachesPeople: true }, metrics).send(message);
    const uncertain = new SmsNotSent('provider', 'no answer', { uncertain: true });
    const texts = countTexts(
      {
        send: (): Promise<never> => Promise.reject(uncertain),
        find: () => Promise.reject(new Error()),
        reachesPeople: true,
      },
      metrics,
    );
    await expect(texts.send({ to: '55', text: '' })).rejects.toBe(uncertain);
    const push: Push = { publicKey: '', isEndpoint: () => true, send: () => Promise.resolve({ refused: 'their words' }) };
    await countPushes(push, metrics).send({ endpoint: '', p256dh: '', auth: '' }, { payload: {}, lifetime: 1, topic: '' });
    expect(await linesOf('cogn_messages_total')).toEqual([
      'cogn_messages_total{way="mail",outcome="taken"} 1',
      'cogn_messages_total{way="text",outcome="not_known"} 1',
      'cogn_messages_total{way="push",outcome="refused"} 1',
    ]);
  });
});

describe('the metrics endpoint', () => {
  it('requires its token, and is absent from the public server', async () => {
    const page = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, token: 'a-token-of-the-monitoring' });
    const statusWith = async (authorization?: string, path = '') =>
      (await fetch(page.url + path, { headers: authorization === undefined ? {} : { authorization } })).status;
    expect(await statusWith()).toBe(401);
    expect(await statusWith('Bearer another')).toBe(401);
    expect(await statusWith('Bearer a-token-of-the-monitoring')).toBe(200);
    expect(await statusWith('Bearer a-token-of-the-monitoring', '/more')).toBe(404);
    await page.close();
    const server = await startTestServer({ metrics });
    expect((await server.fetch('/metrics')).status).toBe(404);
    await server.close();
  });

  it('refuses a foreign page whose hostname resolves to this machine', async () => {
    const page = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const { port } = new URL(page.url);
    const statusFor = async (host: string) => {
      const asked = request(page.url, { headers: { host } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect(await statusFor(`evil.example:${port}`)).toBe(401);
    for (const own of [`127.0.0.1:${port}`, 'localhost:9000', '[::1]']) expect(await statusFor(own)).toBe(200);
    await page.close();
  });
});
