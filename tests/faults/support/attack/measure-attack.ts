import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CaughtTexts } from '../../../../server/src/testing/caught-texts.ts';
import type { SlowMailServer } from '../slow-mail-server.ts';
import { startAttackers, type ResponseCounts } from './attackers.ts';
import { clientFrom } from './loopback.ts';
import type { Alerting } from './plant-people.ts';
import { watchResources, type Resources } from './watch-server-resources.ts';
import { startVictims, type VictimsReport } from './victims.ts';
import type { AttackSetup } from './attack-setup.ts';

/** The delivery channels through which the server sends an alert. */
export interface DeliveryChannels {
  texts: CaughtTexts;
  mails: SlowMailServer;
}

/** The delivery of an alert that a user asked for during the attack. */
export interface AlertDeliveryStatus {
  /** The HTTP status of the user's request. */
  status: number;
  /** Milliseconds until the SMS and the mail were accepted; undefined if the attack ended first. */
  delivered: number | undefined;
}

export interface Measured extends VictimsReport, Resources {
  answers: ResponseCounts;
  alert: AlertDeliveryStatus;
  /** Whether the server's process survived the attack. */
  isSame: boolean;
}

export interface Plan {
  attacks: string[];
  calmSeconds: number;
  attackSeconds: number;
  afterSeconds: number;
}

/**
 * Measures the requests of other users before, during and right after an attack on a new server. The server's rate limits
 * have their default values. Account deletion has no grace period, because one attack deletes an account.
 */
export async function measureAttack(setup: AttackSetup, ways: DeliveryChannels, plan: Plan): Promise<Measured> {
  const alerting = setup.people.alerting.pop();
  if (!alerting) throw new Error('there are fewer alerting people than measurements');
  const { server, end } = await setup.start({
    ...{ LOG_LEVEL: 'error', SMTP_URL: ways.mails.url, ACCOUNT_DELETION_DAYS: '0' },
    ...ways.texts.environment,
  });
  try {
    const attackers = await startAttackers(server.url, setup.people.attackers, plan.attacks);
    const victims = await startVictims(server.url, setup.people.victims);
    const resources = watchResources(server.pid, setup.postmaster);
    await wait(2000);
    victims.enter('calm');
    await wait(plan.calmSeconds * 1000);
    victims.enter('attack');
    attackers.go();
    const ends = performance.now() + plan.attackSeconds * 1000;
    await wait((plan.attackSeconds * 1000) / 4);
    const alert = askForHelp(server.url, alerting, ways, () => performance.now() >= ends);
    await wait(Math.max(0, ends - performance.now()));
    const answers = await attackers.stop();
    victims.enter('after');
    await wait(plan.afterSeconds * 1000);
    const report = await victims.finish();
    return { ...report, ...resources.stop(), answers, alert: await alert, isSame: server.isRunning() };
  } finally {
    await end();
  }
}

async function askForHelp(
  url: string,
  person: Alerting,
  { texts, mails }: DeliveryChannels,
  isOver: () => boolean,
): Promise<AlertDeliveryStatus> {
  const client = clientFrom(url, person.address, { sockets: 1, patience: 10_000 });
  const began = performance.now();
  const isTaken = () =>
    texts.all.some(({ to }) => `+${to}` === person.phone) && mails.taken.some(({ to }) => to.includes(person.contactEmail));
  const asked = client.send('POST', '/functions/v1/crisis-alert', {
    headers: { authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ id: randomUUID(), date: '2026-11-23', language: 'pt' }),
  });
  while (!isTaken() && !isOver()) await wait(20);
  const delivered = isTaken() ? performance.now() - began : undefined;
  const { status } = await asked;
  client.close();
  return { status, delivered };
}
