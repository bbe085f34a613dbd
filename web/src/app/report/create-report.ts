import type { ReportInput } from './report-input.ts';
import type { ReportMessage } from './report-message.ts';

interface Running {
  /** Ends it at once: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** From 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** Makes a report as PDF in a worker. Rejects when a part of the program or a face could not be fetched, and when it was ended: a report is whole or none. */
export async function createReport(
  input: ReportInput,
  { signal, progress }: Running = {},
): Promise<Uint8Array<ArrayBuffer>> {
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
      worker.postMessage(input);
    });
  } finally {
    worker.terminate();
  }
}
