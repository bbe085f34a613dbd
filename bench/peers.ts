// Compares this project's server, with and without prepared statements, with Parse Server and Directus, on one PostgreSQL
// and in one run. It measures two requests: a single insert, and a list of thirty rows by date out of 200,000. Sixteen
// signed-in users send the requests over HTTP. The lists start at 200 different dates. Access checks, limits and logs are
// on, and one device listens for changes on COGN's server. The servers take turns, so that other work of the machine
// affects all of them equally. Parse Server and Directus are installed into .cache/peers. A server that cannot be installed
// is left out. Run: npm run bench:peers
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { startPostgresCluster } from '../server/src/testing/postgres-cluster.ts';
import { describeMachine } from './describe-machine.ts';
import { startCogn } from './peers/cogn.ts';
import { startDirectus } from './peers/directus.ts';
import { startParseServer } from './peers/parse-server.ts';
import { scale, starts, type Peer } from './peers/peer.ts';

const rounds = Number(process.env.COGN_BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.COGN_BENCH_SECONDS ?? 8);
const operations = ['list', 'insert'] as const;

interface Figure {
  readonly perSecond: number;
  readonly median: number;
  readonly late: number;
  /** The processor time of the whole machine per request in µs: server, PostgreSQL and the program that sends. */
  readonly processor: number;
}

/** The processor time that this machine has used since its start, in µs. Linux counts it in hundredths of a second. */
function usedProcessor(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/ +/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) * 10_000;
}

async function load(peer: Peer, operation: (typeof operations)[number], duration: number): Promise<Figure> {
  let connection = 0;
  const before = usedProcessor();
  const result = await autocannon({
    url: peer.url,
    connections: scale.asking,
    duration,
    setupClient: (client) => {
      const user = connection++ % scale.asking;
      client.setRequests(
        operation === 'list' ? starts.map((days) => peer.list(user, days)) : [peer.insert(user, calendarDate('2026-11-21'))],
      );
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${peer.name}: ${String(result.non2xx)} refusals, ${String(result.errors)} errors: the figure would be worthless`,
    );
  }
  return {
    perSecond: result.requests.total / result.duration,
    median: result.latency.p50,
    late: result.latency.p99,
    processor: (usedProcessor() - before) / result.requests.total,
  };
}

function middle(figures: readonly Figure[]): { figure: Figure; slowest: number; fastest: number } {
  const sorted = figures.toSorted((one, other) => one.perSecond - other.perSecond);
  const figure = sorted[Math.floor(sorted.length / 2)];
  if (!figure) throw new Error('no round was measured');
  return { figure, slowest: sorted[0]!.perSecond, fastest: sorted.at(-1)!.perSecond };
}

const cluster = await startPostgresCluster({ durable: true });
const peers: Peer[] = [];
try {
  peers.push(await startCogn(await cluster.createDatabase()));
  peers.push(await startCogn(await cluster.createDatabase(), false));
  for (const start of [startParseServer, startDirectus]) {
    try {
      peers.push(await start(await cluster.createDatabase()));
    } catch (fault) {
      console.log(`Left out: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
  console.log(describeMachine());
  console.log(
    `${String(scale.rows)} rows of ${String(scale.people)} users in each database · ${String(scale.asking)} connections, one user each · ${String(starts.length)} different dates · ${String(rounds)} rounds of ${String(seconds)} s in turns · one process each · load, servers and PostgreSQL share the machine\n`,
  );
  console.log(
    "| what | server | requests/s, median | slowest–fastest round | p50 ms | p99 ms | processor µs per request | COGN's rate ÷ this row's (range of rounds) |",
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const operation of operations) {
    const measured = new Map<Peer, Figure[]>(peers.map((peer) => [peer, []]));
    for (const peer of peers) await load(peer, operation, 3);
    for (let round = 0; round < rounds; round += 1) {
      for (const [peer, figures] of measured) figures.push(await load(peer, operation, seconds));
    }
    const [ours = []] = measured.values();
    for (const [peer, figures] of measured) {
      const { figure, slowest, fastest } = middle(figures);
      const ratios = figures
        .map(({ perSecond }, round) => (ours[round]?.perSecond ?? 0) / perSecond)
        .toSorted((one, other) => one - other);
      const ratio =
        peer === peers[0]
          ? '–'
          : `${ratios[Math.floor(ratios.length / 2)]!.toFixed(1)} (${ratios[0]!.toFixed(1)}–${ratios.at(-1)!.toFixed(1)})`;
      const whole = (value: number) => String(Math.round(value));
      console.log(
        `| ${operation} | ${peer.name} | ${whole(figure.perSecond)} | ${whole(slowest)}–${whole(fastest)} | ${whole(figure.median)} | ${whole(figure.late)} | ${whole(figure.processor)} | ${ratio} |`,
      );
    }
  }
} catch (fault) {
  console.error(fault);
  process.exitCode = 1;
} finally {
  for (const peer of peers) await peer.stop();
  await cluster.stop();
}
