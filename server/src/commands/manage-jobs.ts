import type { Database } from '#database/port.ts';
import { reviveJob, dropJob } from '#jobs/job.ts';
import { readJobStatus, type ShownJob, type JobStatusReport } from '#jobs/job-status.ts';
import type { JobsRequest, CommandResult } from './operator-request.ts';

export async function manageJobs(database: Database, request: JobsRequest, now: Date): Promise<CommandResult> {
  if (request.jobs === 'list') return { done: true, sentence: tableOf(await readJobStatus(database, now), now) };
  const { id } = request;
  const kind = await database.asOwner((transaction) =>
    request.jobs === 'retry' ? reviveJob(transaction, id, now) : dropJob(transaction, id),
  );
  if (kind === undefined)
    return { done: false, sentence: `No job with the id ${id} was given up. Pending jobs run by themselves.` };
  const did = request.jobs === 'retry' ? 'is due now, for one more run' : 'was removed';
  return { done: true, sentence: `The job ${id} ${did}.` };
}

function tableOf({ counts, jobs }: JobStatusReport, now: Date): string {
  const total = `Given up: ${String(counts['given up'])}. Late: ${String(counts.late)}. Running: ${String(counts.running)}. Waiting: ${String(counts.waiting)}.`;
  if (jobs.length === 0) return `${total}\nNothing is pending.`;
  const head = ['status', 'kind', 'age', 'due', 'runs', 'reason', 'id'];
  const lines = [head, ...jobs.map((job) => lineOf(job, now))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const all = counts['given up'] + counts.late + counts.running + counts.waiting;
  const more = all > jobs.length ? [`… and ${String(all - jobs.length)} more.`] : [];
  return [total, ...table, ...more].join('\n');
}

function lineOf({ id, kind, status, createdAt, runAt, runs, reason }: ShownJob, now: Date): string[] {
  const until = runAt.getTime() - now.getTime();
  const due =
    status === 'given up' || status === 'running' ? '-' : until > 0 ? `in ${spanOf(until)}` : `${spanOf(-until)} ago`;
  return [status, kind, spanOf(now.getTime() - createdAt.getTime()), due, String(runs), reason ?? '-', id];
}

function spanOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 120) return `${String(seconds)} s`;
  if (seconds < 7200) return `${String(Math.round(seconds / 60))} min`;
  if (seconds < 172_800) return `${String(Math.round(seconds / 3600))} h`;
  return `${String(Math.round(seconds / 86_400))} d`;
}
