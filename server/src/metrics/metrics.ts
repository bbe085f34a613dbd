import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { measureJobs } from '#jobs/job-status.ts';
import { watchHost, type Host } from './watch-host.ts';

/** Metrics for the operator's monitoring. Labels come from fixed lists: never an id, an address or personal data. */
export interface Metrics {
  request(facts: { family: string; method: string; status: number; seconds: number }): void;
  /** Counts a completed run of a job. */
  run(kind: string, outcome: 'done' | 'again' | 'given_up' | 'failed'): void;
  /** Counts an attempt to send a message, whether it succeeded or failed. */
  message(way: 'mail' | 'text' | 'push', outcome: string): void;
  /** Counts a request to Stripe, or an event from Stripe. */
  stripe(what: 'request' | 'event', outcome: string): void;
  /** Sets the number of mails that wait for a retry. */
  mailsWaiting(count: number): void;
  /** Counts a mail that was given up. */
  mailGivenUp(): void;
  /** Counts a provider's webhook that was refused. */
  webhookRefused(source: 'stripe' | 'twilio'): void;
  /** All metrics in Prometheus' text format, with the current state of the jobs. */
  text(): Promise<string>;
  contentType: string;
}

/** The methods that are counted by name. All others are counted together, because a client may invent any. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function makeMetrics({ database, clock, host }: { database: Database; clock: Clock; host?: Host }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Collects the event loop's delay, memory, CPU time, garbage collections and open files.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    ...{ name: 'cogn_requests_total', help: 'Requests that were answered', registers },
    labelNames: ['family', 'method', 'status'],
  });
  const durations = new Histogram({
    ...{ name: 'cogn_request_seconds', help: 'How long an answer took, in seconds', registers },
    labelNames: ['family'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const runs = new Counter({
    ...{ name: 'cogn_job_runs_total', help: 'Runs of jobs that ended, by what came of them', registers },
    labelNames: ['kind', 'outcome'],
  });
  const messages = new Counter({
    ...{ name: 'cogn_messages_total', help: 'Messages that were handed over, or were not', registers },
    labelNames: ['way', 'outcome'],
  });
  const stripe = new Counter({
    ...{ name: 'cogn_stripe_total', help: 'Requests to Stripe and events from it, by what came of them', registers },
    labelNames: ['what', 'outcome'],
  });
  const jobs = new Gauge({
    ...{ name: 'cogn_jobs', help: 'Jobs in the queue now, by how they stand', registers },
    labelNames: ['kind', 'status'],
  });
  const lateness = new Gauge({
    ...{ name: 'cogn_jobs_latest_seconds', help: 'How long the job that waits longest is due, in seconds', registers },
  });
  const connections = new Gauge({
    ...{ name: 'cogn_database_connections', help: 'Connections to the database, and who waits for one', registers },
    labelNames: ['state'],
  });
  const up = new Gauge({ name: 'cogn_database_up', help: '1 when the database answered the last question', registers });

  const mailsWaiting = new Gauge({
    ...{ name: 'cogn_mails_waiting', help: 'Mails that wait in memory for their next try', registers },
  });
  const mailsGivenUp = new Counter({ name: 'cogn_mails_given_up_total', help: 'Mails that were given up', registers });
  const webhooks = new Counter({
    ...{ name: 'cogn_webhooks_refused_total', help: "Providers' messages that were refused", registers },
    labelNames: ['source'],
  });
  const measureHost = host && watchHost(registers, database, host);
  const sample = async () => {
    await measureHost?.();
    for (const [state, count] of Object.entries(database.load())) connections.set({ state }, count);
    const measured = await measureJobs(database, clock.now()).catch(() => undefined);
    up.set(measured === undefined ? 0 : 1);
    jobs.reset();
    // Omit this metric if the database could not count the jobs.
    if (measured === undefined) return lateness.remove();
    lateness.set(measured.latestSeconds);
    for (const { kind, status, count } of measured.counts) jobs.set({ kind, status: status.replace(' ', '_') }, count);
  };

  return {
    request({ family, method, status, seconds }) {
      requests.inc({ family, method: methods.has(method) ? method : 'other', status: String(status) });
      durations.observe({ family }, seconds);
    },
    run: (kind, outcome) => {
      runs.inc({ kind, outcome });
    },
    message: (way, outcome) => {
      messages.inc({ way, outcome });
    },
    stripe: (what, outcome) => {
      stripe.inc({ what, outcome });
    },
    mailsWaiting: (count) => {
      mailsWaiting.set(count);
    },
    mailGivenUp: () => {
      mailsGivenUp.inc();
    },
    webhookRefused: (source) => {
      webhooks.inc({ source });
    },
    async text() {
      await sample();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
