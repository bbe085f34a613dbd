import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#database/open-test-database.ts';
import type { Database } from '#database/port.ts';
import { makeLogger } from '#logger.ts';
import type { AccountChange } from './operator-request.ts';
import { changeAccount } from './change-account.ts';
import { askServer, openControlSocket } from './control-socket.ts';
import { runRequest } from './run-request.ts';
import { readAccountArguments } from './read-account-arguments.ts';
import { UsageError } from './command-environment.ts';

const now = new Date('2026-11-21T12:00:00Z');

const silent = makeLogger('silent');

describe('the arguments of the account command', () => {
  it('accept a date as the whole of that day', () => {
    expect(readAccountArguments(['Ana@Example.org', '--premium-until', '2027-01-31', '--admin'], now)).toMatchObject({
      email: 'ana@example.org',
      premiumUntil: '2027-01-31T23:59:59.000Z',
      admin: true,
    });
    expect(readAccountArguments(['ana@example.org', '--premium-none', '--no-admin'], now)).toMatchObject({
      premiumUntil: null,
      admin: false,
    });
  });

  it('allow an invitation only without other changes', () => {
    expect(readAccountArguments(['Ana@Example.org', '--invite'], now)).toEqual({
      invite: 'ana@example.org',
      dataFolder: undefined,
    });
    expect(() => readAccountArguments(['ana@example.org', '--invite', '--admin'], now)).toThrow('Invite first');
  });

  it.each([
    [[], 'Name one account'],
    [['ana'], 'ana is not an e-mail address'],
    [['ana@example.org'], 'Say what to change'],
    [['ana@example.org', '--premium-until', '31/01/2027'], '31/01/2027 is not a date'],
    [['ana@example.org', '--premium-until', '2027-02-30'], '2027-02-30 is not a date'],
    [['ana@example.org', '--premium-until', '2020-01-01'], '2020-01-01 is over'],
    [
      ['ana@example.org', '--premium-until', '2300-01-01'],
      '2300-01-01 is later than can be kept. The last day is 2199-12-31',
    ],
    [['ana@example.org', '--premium-until', '2027-01-01', '--premium-none'], 'Choose one of'],
    [['ana@example.org', '--admin', '--no-admin'], 'Choose one of'],
    [['ana@example.org', '--premium'], '--premium'],
  ])('%j are answered with what to do', (args, sentence) => {
    const read = () => readAccountArguments(args, now);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  });
});

describe('the account command', () => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cogn-control-'));
    database = await openTestDatabase();
    await database.asOwner((transaction) => transaction.query(`insert into auth.users (email) values ('ana@example.org')`));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('grants premium and admin, and revokes both', async () => {
    const change = (request: object) => changeAccount(database, { email: 'Ana@example.org', ...request });
    expect(await change({ premiumUntil: '2099-01-31T23:59:59.000Z', admin: true })).toMatchObject({
      done: true,
      sentence: 'Ana@example.org: premium until 2099-01-31, admin.',
    });
    expect((await change({ admin: false })).sentence).toContain('premium until 2099-01-31, not admin');
    expect((await change({ premiumUntil: null })).sentence).toContain('not premium, not admin');
  });

  it('accepts the last day that it names as possible, and the database no later one', async () => {
    const last = readAccountArguments(['ana@example.org', '--premium-until', '2199-12-31'], now) as AccountChange;
    expect((await changeAccount(database, last)).sentence).toContain('premium until 2199-12-31');
    const later = changeAccount(database, { ...last, premiumUntil: '2200-01-01T00:00:00.000Z' });
    await expect(later).rejects.toMatchObject({ code: '23514' });
  });

  it('reports an unknown account', async () => {
    expect(await changeAccount(database, { email: 'nobody@example.org', admin: true })).toEqual({
      done: false,
      sentence: 'There is no account with the e-mail nobody@example.org.',
    });
  });

  it('reaches a running server by a socket that only its owner can open, also after a crash left one behind', async () => {
    await writeFile(join(folder, 'control.sock'), '');
    const socket = await openControlSocket(folder, (request) => runRequest(database, request as AccountChange, now), silent);
    expect((await stat(join(folder, 'control.sock'))).mode & 0o077).toBe(0);
    expect(await askServer(folder, { email: 'ana@example.org', admin: true })).toMatchObject({ done: true });
    await socket.close();
    expect(await askServer(folder, { email: 'ana@example.org', admin: true })).toBeUndefined();
  });

  it('gets a sentence, not an internal error, if the server fails; the log has the reason', async () => {
    let log = '';
    const logger = makeLogger('info', { write: (line) => void (log += line) });
    const socket = await openControlSocket(folder, () => Promise.reject(new Error('secret')), logger);
    expect(await askServer(folder, { email: 'ana@example.org', admin: true })).toEqual({
      done: false,
      sentence: 'The server could not do it. Its log shows why.',
    });
    expect(JSON.parse(log)).toMatchObject({ level: 'error', msg: 'a command failed', error: { message: 'secret' } });
    const unknown = { email: 'ana@example.org', drop: 'everything' } as AccountChange;
    expect((await askServer(folder, unknown))?.sentence).toBe('The server does not know this request.');
    await socket.close();
  });
});
