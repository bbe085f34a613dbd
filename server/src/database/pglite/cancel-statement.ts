import type { Worker } from 'node:worker_threads';
import { cancelFunction } from './worker-messages.ts';

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
