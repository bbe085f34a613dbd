import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const source = import.meta.dirname;
const running = new Set<ChildProcess>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-main-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true }));

interface Run {
  child: ChildProcess;
  /** Everything that the process has printed so far, on both streams. */
  printed(): string;
  /** Resolves with exit code and output when the process has ended. */
  ended: Promise<{ code: number | null; text: string }>;
}

function run(program: string, words: string[], environment: Record<string, string> = {}): Run {
  let text = '';
  const child = spawn(process.execPath, [join(source, program), ...words], {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, text };
  });
  return { child, printed: () => text, ended };
}

/** Starts a server on a free port, and resolves once it prints its address. */
async function open(dataFolder: string): Promise<Run & { url: string; outbox: string }> {
  const started = run('main.ts', ['--port', '0', '--data', dataFolder]);
  const { child } = started;
  await Promise.race([
    started.ended,
    new Promise<void>((resolve) => {
      child.stdout?.on('data', () => {
        if (started.printed().includes('stay on this machine')) resolve();
      });
    }),
  ]);
  const [, url = '', outbox = ''] = /open at (\S+)\n.*machine: (\S+)\n/.exec(started.printed()) ?? [];
  if (url === '') throw new Error(`The server did not start: ${started.printed()}`);
  return { ...started, url, outbox };
}

describe('a server', () => {
  it('starts, survives a kill, is reached by the account command, and stops cleanly', { timeout: 240_000 }, async () => {
    const data = join(folder, 'life');
    const first = await open(data);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${first.outbox}messages.json`)).status).toBe(200);
    const before = await (await fetch(`${first.url}/.well-known/jwks.json`)).json();

    const second = await run('main.ts', ['--port', '0', '--data', data]).ended;
    expect(second).toMatchObject({ code: 1, text: expect.stringMatching(/^[^\n]+\n$/) as string });
    expect(second.text).toContain(data);
    expect(second.text).not.toContain('nobody foresaw');

    first.child.kill('SIGKILL');
    await first.ended;
    const again = await open(data);
    expect(await (await fetch(`${again.url}/.well-known/jwks.json`)).json()).toEqual(before);

    const words = ['nobody@example.org', '--admin', '--data', data];
    const answered = { code: 1, text: 'There is no account with the e-mail nobody@example.org.\n' };
    expect(await run('commands/account.ts', words).ended).toEqual(answered);
    const backup = join(folder, 'life.backup');
    expect(await run('commands/backup.ts', [backup, '--data', data]).ended).toMatchObject({ code: 0 });
    const restored = join(folder, 'restored');
    const refused = await run('commands/restore.ts', [backup, '--data', data]).ended;
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('is in use by process') as string });
    again.child.kill('SIGINT');
    again.child.kill('SIGINT');
    expect((await again.ended).code).toBe(0);
    expect(await run('commands/account.ts', words).ended).toEqual(answered);
    expect(await run('commands/restore.ts', [backup, '--data', restored]).ended).toMatchObject({ code: 0 });
    expect(await readFile(join(restored, 'keys.json'), 'utf8')).toBe(await readFile(join(data, 'keys.json'), 'utf8'));
    expect(await run('commands/account.ts', [...words.slice(0, -1), restored]).ended).toEqual(answered);
  });
});

describe('a server that cannot start explains why in a sentence', () => {
  it.each<[string, string[], Record<string, string>, string]>([
    ['an unknown option', ['--prot', '1'], {}, '--prot'],
    ['an invalid port', ['--port', 'http'], {}, 'PORT: '],
    ['an invalid variable', [], { SMTP_URL: 'mail.example.org' }, 'SMTP_URL: must be an address that starts with smtp://'],
    [
      'an unreachable database',
      ['--port', '0'],
      { DATABASE_URL: 'postgres://cogn:hunter2@127.0.0.1:9/cogn' },
      'The database of DATABASE_URL does not answer',
    ],
  ])('%s', async (_case, words, environment, sentence) => {
    const { code, text } = await run('main.ts', ['--data', join(folder, 'none'), ...words], environment).ended;
    expect(code).toBe(1);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/\n\s+at |hunter2/);
  });

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, text } = await run('main.ts', ['--port', String(port), '--data', join(folder, 'port')]).ended;
    other.close();
    expect({ code, text }).toEqual({
      code: 1,
      text: `Port ${String(port)} is in use. Choose another: npm start -- --port ${String(port + 1)}\n`,
    });
  });

  it('an invalid data folder', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    const { code, text } = await run('main.ts', ['--port', '0', '--data', path]).ended;
    expect({ code, text }).toEqual({
      code: 1,
      text: `The data folder ${path} cannot be written. Choose another: npm start -- --data FOLDER\n`,
    });
  });

  it('an account command without a database', async () => {
    const { code, text } = await run('commands/account.ts', ['ana@example.org', '--admin', '--data', join(folder, 'empty')])
      .ended;
    expect({ code, text }).toEqual({
      code: 1,
      text: `There is no database in ${join(folder, 'empty')} yet. Start the server once first.\n`,
    });
  });
});
