import type { ReportInput } from './report-input.ts';
import { runReportWorker, type Running } from './run-report-worker.ts';

/** Makes a report as PDF in a worker. Rejects when a part of the program or a face could not be fetched, and when it was ended: a report is whole or none. */
export function createReport(input: ReportInput, running: Running = {}): Promise<Uint8Array<ArrayBuffer>> {
  return runReportWorker({ kind: 'make', input }, running);
}
