import { cpus, loadavg, totalmem } from 'node:os';
import type { Measured } from './measure-attack.ts';
import type { Phase } from './victims.ts';

/** What the victims met in one part of a measurement. */
export interface Met {
  requests: number;
  failed: number;
  /** Milliseconds until the answer, failed ones included. */
  p50: number;
  p95: number;
  longest: number;
}

export function metIn({ samples }: Measured, phase: Phase): Met {
  const sorted = samples[phase].map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  const failed = samples[phase].filter(({ problem }) => problem !== undefined).length;
  return { requests: sorted.length, failed, p50: at(0.5), p95: at(0.95), longest: Math.round(sorted.at(-1) ?? 0) };
}

/** The different problems of a part, the most frequent first, each with how often it came. */
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

/** One row of the table, in Markdown. */
export function tableRow(attack: string, engine: string, measured: Measured): string {
  const met = metIn(measured, 'attack');
  const [calm, after] = [metIn(measured, 'calm'), metIn(measured, 'after')];
  const lost = measured.lost.length > 0 ? `, **${String(measured.lost.length)} writes lost**` : '';
  const unread = measured.unread > 0 ? `, ${String(measured.unread)} writes not read back` : '';
  const failedAfter = after.failed > 0 ? ` (${String(after.failed)} of ${String(after.requests)} failed)` : '';
  const { delivered, status } = measured.alert;
  const alert = delivered === undefined ? `**no** (${String(status)})` : `${(delivered / 1000).toFixed(1)} s`;
  const cells = [
    ...[attack, engine, met.requests, `${String(met.failed)}${lost}${unread}`, met.p50, met.p95, met.longest, calm.p95],
    ...[`${String(after.p95)}${failedAfter}`, measured.rss, measured.databaseRss || '–', measured.restarts, alert],
  ];
  return `| ${cells.join(' | ')} |${measured.isSame ? '' : ' the server ended'}`;
}

/** One line on what the figures were measured on. */
export function describeMachine(): string {
  const load = loadavg().map((average) => average.toFixed(1));
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${String(cpus().length)} cores, ${String(Math.round(totalmem() / 2 ** 30))} GB, Node ${process.version}, load ${load.join(' ')}`;
}
