import type { Worker } from 'node:worker_threads';
import { cancelFunction } from './worker-messages.ts';
/** A statement to watch, and two ways to stop it. */
interface Watched {
  /** The statement's limit in milliseconds of CPU time. */
  limit: number;
  /** Returns the statement's CPU time so far, in milliseconds. */
  processorTime(): Promise<number>;
  /** Makes PostgreSQL cancel the statement; undefined if the statement must not be cancelled. */
  cancel: (() => Promise<void>) | undefined;
  /** Ends the thread in which PostgreSQL runs the statement. */
  kill(): void;
}

/** On a busy machine, a statement may take this many times its limit in wall-clock time. */
const patience = 3;
/**
 * How long a cancelled statement has to end before the thread is killed, in milliseconds of CPU time and of wall-clock time.
 */
const grace = { processor: 250, altogether: 3_000 };

/**
 * Watches one statement until the caller calls the returned function. Cancels the statement when its CPU time exceeds the
 * limit, and ends the thread if the cancellation fails. Time in which the statement waits for a CPU on a busy machine does
 * not count. But after three times the limit in wall-clock time, the statement is cancelled in any case.
 */
export function watch({ limit, processorTime, cancel, kill }: Watched): () => void {
  const began = performance.now();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  /**
   * Calls `act` after this time, unless the statement has ended. Before that, waits one more round of the event loop,
   * so that this process first reads a response that has arrived meanwhile.
   */
  const runAfter = (milliseconds: number, act: () => void) => {
    timer = setTimeout(() => setImmediate(() => isOver || act()), milliseconds);
  };

  /**
   * Returns a check that repeats itself. It calls `act` once the statement has used this CPU time, or after this
   * wall-clock time.
   */
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
 * inspector can interrupt it. The statement then ends with 57014, as any cancelled statement of PostgreSQL does, and
 * the engine continues. Rejects if this Node was built without the inspector.
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
