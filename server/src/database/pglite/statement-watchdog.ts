import type { Worker } from 'node:worker_threads';
import { cancelFunction } from './worker-messages.ts';
/** How to watch and stop a slow statement. */
interface Watched {
  /** The statement's limit in milliseconds of CPU time. */
  limit: number;
  /** Its used CPU time in milliseconds. */
  processorTime(): Promise<number>;
  /** Asks PostgreSQL to cancel it; undefined if it must not be cancelled. */
  cancel: (() => Promise<void>) | undefined;
  /** Ends the thread. */
  kill(): void;
}

/** The factor by which a statement may exceed its limit in wall-clock time on a busy machine. */
const patience = 3;
/** The milliseconds that a cancelled statement has left to end: of CPU time, and of wall-clock time. */
const grace = { processor: 250, altogether: 3_000 };

/**
 * Watches one statement until the returned function is called. Cancels it above its limit of CPU time, and ends the
 * thread if that fails. Waiting for a CPU counts only beyond three times the limit, so that a busy machine is not
 * mistaken for a slow statement.
 */
export function watch({ limit, processorTime, cancel, kill }: Watched): () => void {
  const began = performance.now();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  /** Wait one more round of the event loop, so that a response that arrived meanwhile is read first. */
  const runAfter = (milliseconds: number, act: () => void) => {
    timer = setTimeout(() => setImmediate(() => isOver || act()), milliseconds);
  };

  /** Acts once the statement has used this much CPU time, or after this much wall-clock time. */
  const actAfter = (processor: number, altogether: number, act: () => void) => {
    const check = async () => {
      const left = began + altogether - performance.now();
      const used = left > 0 ? await processorTime().catch(() => processor) : processor;
      if (isOver) return;
      if (used >= processor) act();
      else runAfter(Math.max(20, Math.min(left, processor - used)), () => void check());
    };
    return check;
  };
  const expire = () => {
    if (!cancel) {
      kill();
      return;
    }
    cancel().catch(() => isOver || kill());
    const passed = performance.now() - began;
    processorTime().then(
      (used) => isOver || void actAfter(used + grace.processor, passed + grace.altogether, kill)(),
      () => isOver || kill(),
    );
  };

  const check = actAfter(limit, limit * patience, expire);
  runAfter(limit, () => void check());
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * Cancels a batch's statement in a worker. The worker is busy in WebAssembly and reads no messages, but Node's
 * inspector can interrupt it. The statement then ends with 57014 like any cancelled statement of PostgreSQL, and the
 * engine continues. Rejects if Node has no inspector.
 */
export async function cancelStatement(worker: Worker, batch: number): Promise<void> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  try {
    let sessionId: string | undefined;
    session.on('NodeWorker.attachedToWorker', ({ params }) => {
      if (params.workerInfo.workerId === String(worker.threadId)) sessionId = params.sessionId;
    });
    await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    if (sessionId === undefined) throw new Error('The inspector does not know the thread of the embedded database.');
    const expression = `${cancelFunction}(${String(batch)})`;
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
    await session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
  } finally {
    session.disconnect();
  }
}
