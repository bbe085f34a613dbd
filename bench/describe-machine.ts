import { cpus, release, totalmem, type } from 'node:os';

/** Describes this machine, its Node and today's date in one line, for the head of a benchmark's output. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${String(processors.length)} cores, ${String(memory)} GiB · ${type()} ${release()} · Node ${process.version} · ${new Date().toISOString().slice(0, 10)}`;
}
