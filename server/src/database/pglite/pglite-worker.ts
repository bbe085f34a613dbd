// The worker thread of PGlite. PGlite blocks its thread until a statement ends. In a thread of its own it does not
// block the server, and the main thread can end it. Keep this file small: errors in it are hard to see.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFolder } from './durable-folder.ts';
import { startParameters, boundedMemory, memoryBounds } from './engine-settings.ts';
import { stopAtFault } from './stop-at-fault.ts';
import { runBatches } from './run-batches.ts';
import { UnsyncedFiles } from './unsynced-files.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './worker-messages.ts';

const port = parentPort;
if (!port) throw new Error('This file is the start of a worker thread, not of a process.');

const { folder, durable, buffersMegabytes, program, unsynced, memory: bounds = memoryBounds } = workerData as WorkerSetup;
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
const memory = boundedMemory(bounds);
const unsyncedFiles = new UnsyncedFiles(unsynced, (change) => post({ kind: 'sync', ...change }));
const files = new DurableFolder(folder, { memory, files: durable ? unsyncedFiles : undefined });

async function start(): Promise<PGlite> {
  const startParams = startParameters(durable, buffersMegabytes);
  const pglite = await PGlite.create({ fs: files, startParams, pgliteWasmModule: program });
  stopAtFault(pglite);
  return pglite;
}

try {
  const pglite = await start();
  const run = runBatches(pglite, memory);
  port.on('message', (message: ToWorker) => {
    if (message === 'close') {
      void pglite.close().then(() => post({ kind: 'closed' }));
      return;
    }
    const parts = run(message);
    const { user, system } = process.threadCpuUsage();
    const state = { memory: memory.buffer.byteLength, processorTime: (user + system) / 1000, logSyncs: files.logSyncs };
    const transfer = parts.map(({ buffer }) => buffer as ArrayBuffer);
    post({ kind: 'answer', parts, ...state }, transfer);
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
