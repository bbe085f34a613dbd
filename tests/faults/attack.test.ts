import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { describeMachine, summarizePhase, problemsIn, tableHead, tableRow } from './support/attack/attack-table.ts';
import { allAttacks, mixes } from './support/attack/attacks/all-attacks.ts';
import { measureAttack, type Measured, type Plan } from './support/attack/measure-attack.ts';
import { defaultSizes } from './support/attack/plant-people.ts';
import { prepareSetup, type Engine, type AttackSetup } from './support/attack/attack-setup.ts';
import { startSlowMailServer, type SlowMailServer } from './support/slow-mail-server.ts';

// A short run tests one mix of attacks. A long run tests each mix for two minutes and each single attack for half a minute, and
// checks the limits of docs/availability.md.
const isLong = process.env['COGN_LONG'] !== undefined;
const secondsOf = (usual: number) => Number(process.env['COGN_ATTACK_SECONDS'] ?? usual);
const short = { calmSeconds: 5, attackSeconds: secondsOf(20), afterSeconds: 4 };
const long = { calmSeconds: 5, attackSeconds: secondsOf(120), afterSeconds: 5 };
const alone = { ...long, attackSeconds: secondsOf(30) };

const [worst] = [...mixes];
const plans: [string, Plan][] = isLong
  ? [
      // Without an attack: the reference for the other figures.
      ['nobody', { ...alone, attacks: [] }],
      ...[...mixes].map(([name, attacks]): [string, Plan] => [`mix: ${name}`, { ...long, attacks: [...attacks] }]),
      ...allAttacks.map(({ name }): [string, Plan] => [name, { ...alone, attacks: [name] }]),
    ]
  : [[`mix: ${worst![0]}`, { ...short, attacks: [...worst![1]] }]];

const mostMegabytes = 1536;
const mostMilliseconds = 1000;

let cluster: PostgresCluster;
let texts: CaughtTexts;
let mails: SlowMailServer;
const rows: string[] = [];
beforeAll(async () => {
  [cluster, texts, mails] = await Promise.all([
    startPostgresCluster({ durable: true }),
    catchTexts(),
    startSlowMailServer(),
  ]);
});
afterAll(async () => {
  console.log(['', `${describeMachine()}, ${String(availableParallelism())} usable`, '', tableHead, ...rows].join('\n'));
  await Promise.all([cluster.stop(), texts.close(), mails.close()]);
});

function expectWithinBar(measured: Measured): void {
  const calm = summarizePhase(measured, 'calm');
  expect(calm.failed, 'there was something to compare with').toBe(0);
  expect.soft(problemsIn(measured, 'attack'), 'requests of others that failed amid the attack').toEqual([]);
  expect.soft(problemsIn(measured, 'after'), 'requests of others that failed right after it').toEqual([]);
  expect.soft(measured.lost, 'acknowledged writes that were not there afterwards').toEqual([]);
  expect.soft(measured.unread, 'acknowledged writes that could not be read back').toBe(0);
  // Only a long run checks response times, because nothing else runs on its machine.
  for (const phase of isLong ? (['attack', 'after'] as const) : [])
    expect
      .soft(summarizePhase(measured, phase).p95, `milliseconds, 95th percentile, ${phase}`)
      .toBeLessThanOrEqual(mostMilliseconds);
  expect.soft(measured.rss, 'MB of the server’s process').toBeLessThanOrEqual(mostMegabytes);
  expect.soft(measured.databaseRss, 'MB of PostgreSQL’s processes').toBeLessThanOrEqual(mostMegabytes);
  expect.soft(measured.isSame, 'the same process runs').toBe(true);
  expect.soft(measured.alert.status, 'the answer to a crisis alert amid the attack').toBe(200);
  expect.soft(measured.alert.delivered, 'the alert went out while the attack ran').toBeDefined();
}

describe.each<Engine>(['PGlite', 'PostgreSQL'])('on %s', (engine) => {
  let setup: AttackSetup;
  beforeAll(async () => {
    const given = { alerting: plans.length, sizes: defaultSizes };
    setup = await prepareSetup(engine === 'PostgreSQL' ? cluster : undefined, given);
  });
  afterAll(() => setup?.remove());

  test.each(plans)('other users are served as usual under attack (%s)', async (name, plan) => {
    const measured = await measureAttack(setup, { texts, mails }, plan);
    const row = tableRow(name, engine, measured);
    rows.push(row);
    console.log([row, JSON.stringify({ answers: measured.answers, ownDelay: measured.ownDelay })].join('\n'));
    const begun = plan.attacks.filter((attack) => (measured.answers[attack]?.['begun'] ?? 0) > 0);
    expect(begun, 'each attack was made').toEqual(plan.attacks);
    expectWithinBar(measured);
  });
});
