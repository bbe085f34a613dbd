import type { ReportInput, ReportMessage, ReportTask, ReportTexts } from './report-input.ts';

export interface Running {
  /** Aborts the task. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** Runs one task in a new worker. Rejects if the worker does not start or reports a failure, or if the caller aborts. */
export async function runReportWorker(task: ReportTask, { signal, progress }: Running): Promise<Uint8Array<ArrayBuffer>> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.addEventListener('error', () => reject(new Error('the worker of the report did not start')));
      worker.addEventListener('message', ({ data }: MessageEvent<ReportMessage>) => {
        if (data.kind === 'progress') progress?.(data.share);
        else if (data.kind === 'done') resolve(data.bytes);
        else reject(new Error(data.message));
      });
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}

/** Makes a whole PDF report in a worker. Rejects when code or a font could not be fetched, or when aborted. */
export function createReport(input: ReportInput, running: Running = {}): Promise<Uint8Array<ArrayBuffer>> {
  return runReportWorker({ kind: 'make', input }, running);
}

/** Fetches the worker and the fonts that these texts need, so that the device caches them. Rejects if one is unreachable. */
export async function fetchReportParts(texts: ReportTexts, running: Running = {}): Promise<void> {
  await runReportWorker({ kind: 'fetch', texts }, running);
}
