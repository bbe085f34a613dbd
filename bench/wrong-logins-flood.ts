// Sends the wrong passwords for bench/wrong-logins.ts. It runs in a separate thread, so that it does not delay the
// measurement. It sends requests to this machine only.
import { Agent, request } from 'node:http';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, attackers, accounts } = workerData as { url: string; attackers: number; accounts: number };
/** The flood ends after this time, even if the benchmark never sends the message to stop. */
const longestSeconds = 120;
/** The pause after a rate-limited response. Without it, the benchmark would measure a flood of packets instead of sign-ins. */
const restMilliseconds = 250;

const agent = new Agent({ keepAlive: true, maxSockets: attackers });
const answers: Record<string, number> = {};
let enough = false;

function tryOnce(): Promise<number> {
  // Half of the addresses have an account. Each request appears to come from one of 50,000 networks.
  const email = `target-${String(randomInt(1, accounts))}@example.org`;
  const from = `100.${String(randomInt(64, 128))}.${String(randomInt(3))}.${String(randomInt(256))}`;
  const body = JSON.stringify({ email, password: `not the right kettle ${String(randomInt(1e9))}` });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    sent.once('error', reject).end(body);
  });
}

async function retryUntilReached(): Promise<void> {
  while (!enough) {
    const status = await tryOnce();
    answers[status] = (answers[status] ?? 0) + 1;
    if (status === 429) await wait(restMilliseconds);
  }
}

parentPort?.once('message', () => (enough = true));
setTimeout(() => (enough = true), longestSeconds * 1000).unref();
await Promise.all(Array.from({ length: attackers }, retryUntilReached));
agent.destroy();
parentPort?.postMessage(answers);
