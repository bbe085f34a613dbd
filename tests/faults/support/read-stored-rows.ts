import { setTimeout as wait } from 'node:timers/promises';
import type { Kept } from './ledger.ts';
import type { Target } from './writers.ts';

interface Row {
  id: string;
  weight_kg: number;
  notes: string;
}

/** Reads every row that the database holds of the person. */
export async function readHeld(target: Target): Promise<Map<string, Kept>> {
  const held = new Map<string, Kept>();
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readPage(target, last);
    for (const { id, weight_kg, notes } of rows) held.set(id, { weight_kg, notes });
    const newest = rows.at(-1)?.id;
    if (newest === undefined) return held;
    last = newest;
  }
}

async function readPage({ url, token }: Target, after: string): Promise<Row[]> {
  const query = `select=id,weight_kg,notes&id=gt.${after}&order=id&limit=1000`;
  const answer = await fetch(`${url}/rest/v1/weight_entries?${query}`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status === 429) {
    // So much at once is slow where the machine is: whoever asks for slow things rests as long as they are told to.
    await wait(Number(answer.headers.get('retry-after')) * 1000);
    return readPage({ url, token }, after);
  }
  if (!answer.ok) throw new Error(`reading back answered ${String(answer.status)}: ${await answer.text()}`);
  return (await answer.json()) as Row[];
}
