// A separate process that writes batches into an embedded database as fast as it can, with continuous checkpoints and vacuum. It
// prints each committed batch. The test starts it with `node heavy-writer.ts FOLDER` and kills it.
import { openPglite } from '../../../server/src/database/pglite/open-pglite.ts';
import { defaultTimeouts } from '../../../server/src/database/transactions/timeouts.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('the folder is missing');

const database = await openPglite({ folder, durable: true, timeouts: defaultTimeouts });
await database.runScript('create table if not exists batches (batch integer, line integer, body text, checksum text)');
const { rows } = await database.asOwner((transaction) =>
  transaction.query<{ next: number }>('select coalesce(max(batch), 0) + 1 as next from batches'),
);
let batch = rows[0]?.next ?? 1;

/** Inserts a batch: 500 incompressible lines of 2 kB each. The loop below deletes old batches, so that vacuum has work. */
const write = `
  insert into batches
  select $1, line, body, md5(body)
  from generate_series(1, 500) as line
  cross join lateral (select string_agg(md5(concat(random(), line, part)), '') as body from generate_series(1, 64) as part) as made`;

const upkeep = async () => {
  for (;;) {
    process.stdout.write('upkeep\n');
    await database.maintain();
  }
};
void upkeep();
for (;;) {
  const current = batch;
  await database.asOwner(async (transaction) => {
    await transaction.query(write, [current]);
    await transaction.query('delete from batches where batch < $1', [current - 20]);
  });
  process.stdout.write(`committed ${String(current)}\n`);
  batch += 1;
}
