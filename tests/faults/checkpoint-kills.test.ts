import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyTemplate } from '../../server/src/database/pglite/empty-template.ts';
import { openPglite } from '../../server/src/database/pglite/open-pglite.ts';
import { copyPrepared } from '../../server/src/database/pglite/prepared-folder.ts';
import { defaultTimeouts } from '../../server/src/database/transactions/timeouts.ts';
import { chanceOf } from './support/chance.ts';
import { howManyKills } from './support/how-many-kills.ts';

const kills = howManyKills();
const chance = chanceOf('checkpoints');

/** Kills heavy-writer.ts at a random time after some maintenance runs. Returns the newest batch that it reported as committed. */
async function writeUntilKilled(folder: string): Promise<number> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('support/heavy-writer.ts', import.meta.url)), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Waits for `close`, because the last output can arrive after the event `exit`.
  const closed = once(child, 'close');
  let newest = 0;
  const upkeeps = chance.whole(2, 11);
  let seen = 0;
  const lines = createInterface(child.stdout);
  const due = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line.startsWith('committed')) newest = Number(line.split(' ')[1]);
      if (line === 'upkeep' && newest > 0 && (seen += 1) === upkeeps) resolve();
    });
  });
  await Promise.race([due, closed.then(() => Promise.reject(new Error('the writer ended before it was killed')))]);
  await wait(chance.whole(0, 399));
  child.kill('SIGKILL');
  await closed;
  return newest;
}

test(
  'the embedded database: SIGKILL during checkpoints, vacuum and heavy writes loses and damages nothing',
  { timeout: 60_000 + kills * 30_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cogn-heavy-'));
    copyPrepared(await emptyTemplate(), folder);
    let megabytes = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const newest = await writeUntilKilled(folder);
      const database = await openPglite({ folder, durable: true, timeouts: defaultTimeouts });
      const { rows } = await database.asOwner((transaction) =>
        transaction.query<{ batch: number; whole: boolean }>(
          'select batch, count(*) = 500 and bool_and(md5(body) = checksum) as whole from batches group by batch order by batch',
        ),
      );
      // The kill may come just after the commit of the next batch. That batch must be complete, and the oldest batch must be
      // removed.
      expect([newest, newest + 1]).toContain(rows.at(-1)?.batch);
      expect(rows.every(({ whole }) => whole)).toBe(true);
      expect(rows.length).toBe(Math.min(21, rows.at(-1)?.batch ?? 0));
      const size = await database.asOwner((transaction) =>
        transaction.query<{ megabytes: number }>(
          "select round((pg_current_wal_lsn() - '0/0') / 1048576)::integer as megabytes",
        ),
      );
      megabytes = size.rows[0]?.megabytes ?? 0;
      await database.end();
    }
    console.log(
      `PGlite, killed during checkpoints and vacuum: ${String(kills)} kills, ${String(megabytes)} MB of log written, nothing lost or damaged`,
    );
    await rm(folder, { recursive: true, force: true });
  },
);
