import { setTimeout as wait } from 'node:timers/promises';
import type { StoredRow } from './acknowledged-writes.ts';
import type { Target } from './writers.ts';

interface Row {
  id: string;
  weight_kg: number;
  notes: string;
}

/** Reads all stored rows of the user. */
export async function readStoredRows(target: Target): Promise<Map<string, StoredRow>> {
  const stored = new Map<string, StoredRow>();
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readPage(target, last);
    for (const { id, weight_kg, notes } of rows) stored.set(id, { weight_kg, notes });
    const newest = rows.at(-1)?.id;
    if (newest === undefined) return stored;
    last = newest;
  }
}

async function readPage({ url, token }: Target, after: string): Promise<Row[]> {
  const query = `select=id,weight_kg,notes&id=gt.${after}&order=id&limit=1000`;
  const answer = await fetch(`${url}/rest/v1/weight_entries?${query}`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status === 429) {
    // These large reads are slow, so the fair queue may refuse them. The test waits for the time that the response names.
    await wait(Number(answer.headers.get('retry-after')) * 1000);
    return readPage({ url, token }, after);
  }
  if (!answer.ok) throw new Error(`reading back answered ${String(answer.status)}: ${await answer.text()}`);
  return (await answer.json()) as Row[];
}
