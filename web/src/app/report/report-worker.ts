import { fontFiles } from './fonts/font-files.ts';
import { makeReport } from './make-report.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportMessage } from './report-message.ts';

/** Makes one report away from the page, so that the page goes on answering; whoever began it ends the worker. */
const page = self as unknown as { postMessage(message: ReportMessage, transfer?: readonly Transferable[]): void };

async function loadFont(name: keyof typeof fontFiles): Promise<Uint8Array> {
  const answer = await fetch(fontFiles[name]);
  if (!answer.ok) throw new Error(`the face ${name} could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function work(input: ReportInput): Promise<void> {
  try {
    const bytes = await makeReport(input, { loadFont, progress: (share) => page.postMessage({ kind: 'progress', share }) });
    const own = bytes as Uint8Array<ArrayBuffer>;
    page.postMessage({ kind: 'done', bytes: own }, [own.buffer]);
  } catch (problem) {
    page.postMessage({ kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReportInput>) => void work(data));
