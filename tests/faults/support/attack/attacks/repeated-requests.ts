import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { send, type Attack } from '../attacker.ts';
import { largePicture } from '../large-picture.ts';

const nobody = () => ({ email: `${randomUUID()}@person.example`, password: `wrong ${randomUUID()}` });

let picture: Buffer | undefined;

/** Attacks that endlessly repeat requests that every client or account may send. */
export const accountAttacks: readonly Attack[] = [
  {
    ...{ name: 'sign-ups, recoveries and wrong passwords', by: 'addresses', lanes: 12 },
    async once(attacker) {
      const path = ['signup', 'recover', 'token?grant_type=password', 'otp'][attacker.next() % 4] ?? '';
      return send(attacker, 'POST', `/auth/v1/${path}`, { body: JSON.stringify(nobody()) });
    },
  },
  {
    ...{ name: 'many small statements', by: 'accounts', lanes: 16 },
    once: (attacker) => send(attacker, 'GET', '/rest/v1/water_entries?select=id&limit=1'),
  },
  {
    ...{ name: 'questions that are not queued by person', by: 'accounts', lanes: 16 },
    once: (attacker) => {
      const path = ['auth/v1/user', 'auth/v1/sessions', 'auth/v1/factors/recovery-codes'][attacker.next() % 3] ?? '';
      return send(attacker, 'GET', `/${path}`);
    },
  },
  {
    ...{ name: 'lists of photos by storage, not queued', by: 'accounts', lanes: 16 },
    once: (attacker) => send(attacker, 'POST', '/storage/v1/object/list/avatars', { body: JSON.stringify({ prefix: '' }) }),
  },
  {
    ...{ name: 'tables that do not exist', by: 'addresses', lanes: 4 },
    once: (attacker) => send(attacker, 'GET', `/rest/v1/nothing_${String(attacker.next())}`),
  },
  {
    ...{ name: 'pictures of 19 million pixels', by: 'accounts', lanes: 2 },
    once: (attacker) => {
      picture ??= largePicture();
      const headers = { 'content-type': 'image/png', 'x-upsert': 'true' };
      return send(attacker, 'POST', `/storage/v1/object/avatars/${attacker.account?.id ?? ''}/photo`, {
        body: picture,
        headers,
      });
    },
  },
  {
    ...{ name: 'an account with many rows deleted', by: 'fourth account', lanes: 1 },
    async once(attacker) {
      await wait(2000);
      const body = JSON.stringify({ password: attacker.account?.password });
      return send(attacker, 'POST', '/functions/v1/account-deletion', { body });
    },
  },
];
