import { charactersOf, chooseFonts } from './fonts/choose-fonts.ts';
import { fontFiles } from './fonts/font-files.ts';
import { makeReport } from './make-report.ts';
import type { ReportMessage, ReportTask } from './report-input.ts';

/** The page that started this worker. The worker makes one report off the main thread; then the page terminates it. */
const page = self as unknown as { postMessage(message: ReportMessage, transfer?: readonly Transferable[]): void };

async function loadFont(name: keyof typeof fontFiles): Promise<Uint8Array> {
  const answer = await fetch(fontFiles[name]);
  if (!answer.ok) throw new Error(`the face ${name} could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function work(task: ReportTask): Promise<void> {
  try {
    const own = task.kind === 'make' ? await make(task.input) : await fetchFaces(task.texts);
    page.postMessage({ kind: 'done', bytes: own }, [own.buffer]);
  } catch (problem) {
    page.postMessage({ kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
  }
}

async function make(input: Extract<ReportTask, { kind: 'make' }>['input']): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await makeReport(input, { loadFont, progress: (share) => page.postMessage({ kind: 'progress', share }) });
  return bytes as Uint8Array<ArrayBuffer>;
}

async function fetchFaces({
  language,
  messages,
  person,
  rows,
}: Extract<ReportTask, { kind: 'fetch' }>['texts']): Promise<Uint8Array<ArrayBuffer>> {
  await chooseFonts(charactersOf(rows, messages, person), language, loadFont);
  return new Uint8Array();
}

self.addEventListener('message', ({ data }: MessageEvent<ReportTask>) => void work(data));
