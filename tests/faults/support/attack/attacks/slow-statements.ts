import { send, type Attack, type Attacker } from '../attacker.ts';

const get = (
  name: string,
  lanes: number,
  path: (attacker: Attacker) => string,
  headers: Record<string, string> = {},
): Attack => ({
  ...{ name, lanes, by: 'accounts' },
  once: (attacker) => send(attacker, 'GET', `/rest/v1/${path(attacker)}`, { headers }),
});
const call = (name: string, routine: string, body: object): Attack => ({
  ...{ name, lanes: 4, by: 'accounts' },
  once: (attacker) => send(attacker, 'POST', `/rest/v1/rpc/${routine}`, { body: JSON.stringify(body) }),
});

/**
 * Nested embeds of messages and contacts. Each additional pair of embeds multiplies the rows by a hundred, because the only
 * contact has a hundred messages.
 */
const contacts = (pairs: number): string =>
  pairs === 0 ? 'id' : `id,crisis_deliveries(id,emergency_contacts(${contacts(pairs - 1)}))`;
const wide = Array.from(
  { length: 6 },
  (_, place) => `m${String(place)}:crisis_deliveries(emergency_contacts(crisis_deliveries(id)))`,
);
/** A pattern that matches at every position of the notes, except for its last letter. So the search restarts again and again. */
const pattern = (letters: number) => `*${'a'.repeat(letters)}b*`;
const manyPatterns = Array.from({ length: 6 }, (_, place) => `notes.ilike.${pattern(180 + place)}`).join(',');
/** None of these filters excludes a row, so PostgreSQL compares each row with all of them. */
const hundred = Array.from({ length: 99 }, (_, place) => `amount_ml=neq.${String(5001 + place)}`).join('&');

/** None of these values exists, so PostgreSQL compares each row with all of them. */
const thousand = Array.from({ length: 1000 }, (_, place) => 6000 + place).join(',');

/**
 * How many of the 256 parts of the notes each attacker searches in one request. The number adapts so that a request takes just
 * under 250 ms of database time, because the fair queue does not charge that time.
 */
const parts = new Map<number, number>();

const underTheLimit: Attack = {
  name: 'searches of just under 250 ms',
  by: 'accounts',
  lanes: 2,
  async once(attacker) {
    const now = parts.get(attacker.place) ?? 4;
    const end = `${Math.round(now).toString(16).padStart(2, '0')}000000-0000-4000-8000-000000000000`;
    const began = performance.now();
    const status = await send(attacker, 'GET', `/rest/v1/weight_entries?select=id&id=lt.${end}&notes=ilike.${pattern(180)}`);
    const quick = status === 200 && performance.now() - began < 800;
    parts.set(attacker.place, Math.min(255, Math.max(1, now * (quick ? 1.1 : 0.7))));
    return status;
  },
};

/** Attacks with slow statements that look like a page's query: F2 in docs/review-findings.md, and similar statements. */
export const slowStatements: readonly Attack[] = [
  get('a pattern of 2,400 letters', 4, () => `weight_entries?select=id&notes=ilike.${pattern(2400)}`),
  get('six patterns of 180 letters', 4, () => `weight_entries?select=id&or=(${manyPatterns})`),
  underTheLimit,
  get('embeds seven deep', 4, () => `emergency_contacts?select=${contacts(3)}`),
  get('embeds three deep, six side by side', 4, () => `emergency_contacts?select=${wide.join(',')}`),
  get('a hundred conditions, counted', 4, () => `water_entries?select=id&limit=1&${hundred}`, { prefer: 'count=exact' }),
  get('a list of a thousand numbers', 4, () => `water_entries?select=id&limit=1&amount_ml=in.(${thousand})`),
  get(
    'casts, orders, a far page, counted',
    4,
    () =>
      'water_entries?select=id::text,date::text,amount_ml::text,c:created_at::text&order=updated_at.desc,amount_ml.asc,id.desc&offset=79000',
    { prefer: 'count=exact' },
  ),
  call('statistics of all rows', 'journal_statistics', {
    journal: 'water',
    from_date: null,
    to_date: '2026-11-23',
    grain: 'day',
  }),
  call('the series of a year', 'daily_series', { from_date: '2025-11-24', to_date: '2026-11-23' }),
  {
    ...{ name: 'a PATCH of all rows', by: 'accounts', lanes: 4 },
    once: (attacker) =>
      send(attacker, 'PATCH', '/rest/v1/water_entries?amount_ml=gte.0', {
        body: JSON.stringify({ amount_ml: 1 + (attacker.next() % 5000) }),
      }),
  },
  {
    ...{ name: 'a PATCH of all rows, answered with them', by: 'accounts', lanes: 4 },
    once: (attacker) =>
      send(attacker, 'PATCH', '/rest/v1/water_entries?amount_ml=gte.0', {
        headers: { prefer: 'return=representation' },
        body: JSON.stringify({ amount_ml: 1 + (attacker.next() % 5000) }),
      }),
  },
  {
    ...{ name: 'imports of 24,000 rows, then a scan', by: 'accounts', lanes: 2 },
    async once(attacker) {
      const row = { date: '2026-11-23', amount_ml: 1 };
      const body = JSON.stringify(Array.from({ length: 24_000 }, () => row));
      const status = await send(attacker, 'POST', '/rest/v1/water_entries', { body, headers: { prefer: 'return=minimal' } });
      await send(attacker, 'GET', `/rest/v1/water_entries?select=id&limit=1&${hundred}`);
      return status;
    },
  },
];
