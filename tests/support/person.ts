import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { AccountChange } from '../../server/src/commands/operator-request.ts';
import { askServer } from '../../server/src/commands/control-socket.ts';
import { consentVersions, type ConsentPurpose } from '../../web/src/core/consent/consent-purposes.ts';
import { codeIn, newestMail } from './mail-catcher.ts';
import type { RunningServer } from './server.ts';
import { ownConnection } from './own-connection.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

export interface Person {
  email: string;
  password: string;
  session: Session;
}

async function post(server: RunningServer, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...ownConnection, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  const response: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${JSON.stringify(response)}`);
  return response;
}

/** Creates a user who has signed up, confirmed the mailed code and signed in. For tests that start after sign-in. */
export async function makePerson(
  server: RunningServer,
  options: {
    premium?: boolean;
    admin?: boolean;
    consents?: string[];
    version?: string;
    email?: string;
    password?: string;
  } = {},
): Promise<Person> {
  const { email = `person-${randomUUID().slice(0, 8)}@example.org`, password = `calm-${randomUUID()}` } = options;
  const consents = (options.consents ?? ['privacy_policy', 'health']).map((purpose) => ({
    purpose,
    // A consent to an older version would open a notice about the newer version, which would cover the tested page.
    version: options.version ?? consentVersions[purpose as ConsentPurpose],
    language: 'pt',
  }));
  await post(server, '/auth/v1/signup', {
    email,
    password,
    data: {
      full_name: 'Ana Souza',
      phone: '+55 11 91234-5678',
      address: 'Recife, PE',
      is_premium: false,
      language: 'pt',
      consents,
    },
  });
  const token = codeIn(await newestMail(server, email));
  const session = (await post(server, '/auth/v1/verify', { type: 'signup', email, token })) as Session;
  if (options.premium) await changePremium(server, email, '2099-12-31T23:59:59Z');
  if (options.admin) await change(server, { email, admin: true });
  return { email, password, session };
}

/** Signs in by password. Throws the server's response if the server refuses. */
export async function signIn(server: RunningServer, known: { email: string; password: string }): Promise<Session> {
  return (await post(server, '/auth/v1/token?grant_type=password', known)) as Session;
}

/** Grants premium with the operator's command while the server runs. Throws the command's output if the command fails. */
export function makePremium(server: RunningServer, email: string): void {
  const wish = [email, '--premium-until', '2099-12-31', '--data', server.dataFolder];
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'account', '--', ...wish], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`account ended with ${String(status)}: ${stdout}${stderr}`);
}

/**
 * Grants premium until an instant, or ends it with null, through the socket that the operator's command uses. `makePremium` is
 * slower: it starts npm and a process, which takes a second, or a minute on a busy machine.
 */
export async function changePremium(server: RunningServer, email: string, until: string | null): Promise<void> {
  await change(server, { email, premiumUntil: until });
}

async function change(server: RunningServer, wish: AccountChange): Promise<void> {
  const answer = await askServer(server.dataFolder, wish);
  if (!answer?.done) throw new Error(`the account was not changed: ${answer?.sentence ?? 'no server runs there'}`);
}
