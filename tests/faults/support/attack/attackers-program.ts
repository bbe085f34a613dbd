// The process of the attackers. It limits their number, connections and time, and attacks only this machine's own addresses.
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Attacker } from './attacker.ts';
import type { ResponseCounts, FromAttackers, ToAttackers } from './attackers.ts';
import { attacksNamed } from './attacks/all-attacks.ts';
import { clientFrom, signInFrom } from './loopback.ts';
import type { Planted } from './plant-people.ts';

/** The attack ends after this time, even if the parent process never sends the message to stop. */
const longestMilliseconds = 240_000;
/** The pause of an attacker after a refusal. The test measures expensive requests, not a flood of packets. */
const restMilliseconds = 250;
const anonymous = ['127.0.4.1', '127.0.4.2'];

const attackers: Attacker[] = [];
let attacks: Attack[] = [];
const answers: ResponseCounts = {};
let isOver = false;
let number = 0;

async function begin(url: string, people: Planted[], names: string[]): Promise<void> {
  attacks = attacksNamed(names);
  const make = (address: string, place: number): Attacker => ({
    ...{ url: new URL(url), address, place },
    client: clientFrom(url, address, { sockets: 2000, patience: 30_000 }),
    next: () => (number += 1),
    isOver: () => isOver,
  });
  for (const [place, person] of people.entries()) {
    const attacker = make(person.address, place);
    const { access_token: token } = await signInFrom(attacker.client, person);
    attackers.push({ ...attacker, account: { id: person.id, password: person.password, token } });
  }
  attackers.push(...anonymous.map((address, place) => make(address, people.length + place)));
}

const takesPart = ({ by }: Attack, { account, place }: Attacker) =>
  by === 'addresses' ? account === undefined : account !== undefined && (by === 'accounts' || place === 3);

async function attackUntilStopped(attack: Attack, attacker: Attacker, lane: number): Promise<void> {
  const counts = (answers[attack.name] ??= {});
  // Spreads the starts over time, as in a real network.
  await wait(lane % restMilliseconds);
  while (!isOver) {
    counts['begun'] = (counts['begun'] ?? 0) + 1;
    const status = await attack.once(attacker).catch(() => 0);
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 0 || status === 401 || status === 403 || status === 429) await wait(restMilliseconds);
  }
}

function go(): void {
  setTimeout(() => (isOver = true), longestMilliseconds).unref();
  for (const attack of attacks) {
    for (const attacker of attackers.filter((each) => takesPart(attack, each))) {
      for (let lane = 0; lane < attack.lanes; lane += 1) void attackUntilStopped(attack, attacker, lane);
    }
  }
}

const say = (message: FromAttackers) => process.send?.(message);
process.on('message', (message: ToAttackers) => {
  if (message.kind === 'begin') {
    void begin(message.url, message.people, message.attacks).then(() => say({ kind: 'ready' }));
  } else if (message.kind === 'go') go();
  else {
    isOver = true;
    say({ kind: 'answers', answers });
  }
});
// Ends the process, and with it all open connections, when the parent process ends.
process.once('disconnect', () => process.exit());
