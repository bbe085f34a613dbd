import type { ReportTexts } from './report-message.ts';
import { runReportWorker, type Running } from './run-report-worker.ts';

/** Fetches the worker and the faces that a report of these texts takes, so that the device keeps them. Rejects when a part could not be fetched. */
export async function fetchReportParts(texts: ReportTexts, running: Running = {}): Promise<void> {
  await runReportWorker({ kind: 'fetch', texts }, running);
}
