import type { Worker } from 'node:worker_threads';
import { cancelFunction } from './worker-messages.ts';
/** How to see to a statement that takes too long. */
interface Watched {
  /** Milliseconds of a processor that the statement may use. */
  limit: number;
  /** Milliseconds of a processor that it has used. */
  processorTime(): Promise<number>;
  /** Asks PostgreSQL to cancel it; undefined for what must not be cancelled. */
  cancel: (() => Promise<void>) | undefined;
  /** Ends the thread. */
  kill(): void;
}

/** So much longer than its limit a statement may take on a machine that is busy with other things. */
const patience = 3;
/** Milliseconds of a processor in which a cancelled statement must end, and milliseconds altogether. */
const grace = { processor: 250, altogether: 3_000 };

/**
 * Watches over one statement until the function that it returns is called. What used a processor for longer than its limit is cancelled, and the thread
 * is ended when that does not help. Waiting for a processor does not count at first, so that a busy machine is not mistaken for a slow statement.
 */
export function watch({ limit, processorTime, cancel, kill }: Watched): () => void {
  const began = performance.now();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  /** Later by one round of the event loop: an answer that came while this thread was busy is read first. */
  const runAfter = (milliseconds: number, act: () => void) => {
    timer = setTimeout(() => setImmediate(() => isOver || act()), milliseconds);
  };

  /** Acts once the statement has used so much of a processor, and after so much time in any case. */
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
 * Asks a worker to cancel the statement of a batch. The worker is busy in WebAssembly and reads no messages, but Node's inspector interrupts it, even
 * there. The statement then ends with 57014 like any cancelled statement of PostgreSQL, and the engine goes on. Rejects where Node has no inspector.
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
