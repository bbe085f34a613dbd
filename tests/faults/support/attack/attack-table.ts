import { cpus, loadavg, totalmem } from 'node:os';
import type { Measured } from './measure-attack.ts';
import type { Phase } from './victims.ts';

/** Statistics of the responses that the victims, users with normal behaviour, got in one phase of a measurement. */
export interface PhaseSummary {
  requests: number;
  failed: number;
  /** Milliseconds until the response, failed requests included. */
  p50: number;
  p95: number;
  longest: number;
}

export function summarizePhase({ samples }: Measured, phase: Phase): PhaseSummary {
  const sorted = samples[phase].map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  const failed = samples[phase].filter(({ problem }) => problem !== undefined).length;
  return { requests: sorted.length, failed, p50: at(0.5), p95: at(0.95), longest: Math.round(sorted.at(-1) ?? 0) };
}

/** The distinct problems of a phase with their counts, most frequent first. */
export function problemsIn({ samples }: Measured, phase: Phase): string[] {
  const failed = samples[phase].filter(({ problem }) => problem !== undefined);
  const groups = [...Map.groupBy(failed, ({ action, problem }) => `${action}: ${String(problem).slice(0, 120)}`)];
  return groups
    .toSorted((one, other) => other[1].length - one[1].length)
    .map(([words, all]) => `${String(all.length)} x ${words}`);
}

export const tableHead = [
  '| attack | engine | victims’ requests | failed | p50 ms | p95 ms | max ms | calm p95 ms | p95 ms after | RSS max MB | PostgreSQL’s own MB | engine restarts | alert delivered |',
  `| --- | --- | ${'---: | '.repeat(10)}--- |`,
].join('\n');

/** One row of the Markdown table of results. */
export function tableRow(attack: string, engine: string, measured: Measured): string {
  const attacked = summarizePhase(measured, 'attack');
  const [calm, after] = [summarizePhase(measured, 'calm'), summarizePhase(measured, 'after')];
  const lost = measured.lost.length > 0 ? `, **${String(measured.lost.length)} writes lost**` : '';
  const unread = measured.unread > 0 ? `, ${String(measured.unread)} writes not read back` : '';
  const failedAfter = after.failed > 0 ? ` (${String(after.failed)} of ${String(after.requests)} failed)` : '';
  const { delivered, status } = measured.alert;
  const alert = delivered === undefined ? `**no** (${String(status)})` : `${(delivered / 1000).toFixed(1)} s`;
  const cells = [
    ...[
      attack,
      engine,
      attacked.requests,
      `${String(attacked.failed)}${lost}${unread}`,
      attacked.p50,
      attacked.p95,
      attacked.longest,
      calm.p95,
    ],
    ...[`${String(after.p95)}${failedAfter}`, measured.rss, measured.databaseRss || '–', measured.restarts, alert],
  ];
  return `| ${cells.join(' | ')} |${measured.isSame ? '' : ' the server ended'}`;
}

/** Describes this machine, its Node and its load in one line. */
export function describeMachine(): string {
  const load = loadavg().map((average) => average.toFixed(1));
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${String(cpus().length)} cores, ${String(Math.round(totalmem() / 2 ** 30))} GB, Node ${process.version}, load ${load.join(' ')}`;
}
