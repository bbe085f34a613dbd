import { expect, test } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { makeOperation } from './testing/make-operation.ts';
import { applyOperations } from './apply-operations.ts';

const day = calendarDate('2026-11-21');
const scope = { kind: 'dates', from: day, to: day } as const;
const refusal = { code: '42501', status: 403, at: '2026-11-21T10:00:00.000Z' };
const row = (id: string, minute: number, values = {}) => ({
  id,
  date: '2026-11-21',
  amount_ml: 250,
  created_at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.123456+00:00`,
  ...values,
});
const one = row('row-1', 1);
const two = row('row-2', 2);
const shown = (
  operations: Parameters<typeof applyOperations>[1],
  rows = [one, two],
  where: Parameters<typeof applyOperations>[2] = scope,
) => applyOperations(rows, operations, where).map(({ id, amount_ml, saving }) => `${id} ${String(amount_ml)} ${saving}`);

const insert = makeOperation({
  kind: 'insert',
  rowId: 'row-3',
  values: { id: 'row-3', date: '2026-11-21', amount_ml: 100, created_at: '2026-11-21T10:03:00.000Z' },
});
const remove = makeOperation({ kind: 'remove', rowId: 'row-1', sequence: 2 });

test('without pending operations every row is saved', () => {
  expect(shown([])).toEqual(['row-1 250 saved', 'row-2 250 saved']);
});

test('a new row is sorted by time and shows its saving state', () => {
  expect(shown([insert])).toEqual(['row-1 250 saved', 'row-2 250 saved', 'row-3 100 on-device']);
  const earlier = { ...insert, values: { ...insert.values, created_at: '2026-11-21T10:01:30.000Z' } };
  expect(shown([earlier])[1]).toBe('row-3 100 on-device');
});

test('several writes of one row apply in order', () => {
  const changed = [300, 350].map((amount_ml, index) =>
    makeOperation({ rowId: 'row-3', sequence: index + 2, values: { amount_ml } }),
  );
  expect(shown([insert, ...changed])).toContain('row-3 350 on-device');
});

test('a removed row disappears; restored, it returns to its place', () => {
  expect(shown([remove])).toEqual(['row-2 250 saved']);
  const back = makeOperation({ kind: 'insert', rowId: 'row-1', sequence: 3, values: one });
  expect(shown([remove, back])).toEqual(['row-1 250 on-device', 'row-2 250 saved']);
});

test('a row that is added, changed and removed before sending leaves nothing', () => {
  const gone = makeOperation({ kind: 'remove', rowId: 'row-3', sequence: 5 });
  expect(shown([insert, makeOperation({ rowId: 'row-3', values: { amount_ml: 1 } }), gone])).toHaveLength(2);
});

test('a write that the server already accepted changes nothing', () => {
  const taken = { ...row('row-3', 3), amount_ml: 100 };
  expect(shown([insert], [one, two, taken])).toEqual(['row-1 250 saved', 'row-2 250 saved', 'row-3 100 on-device']);
});

test('a refused row shows it, also if later writes wait behind it', () => {
  const refused = { ...insert, refusal };
  expect(shown([refused, makeOperation({ rowId: 'row-3', sequence: 2, values: { amount_ml: 120 } })])).toContain(
    'row-3 120 refused',
  );
});

test('a row with a refused removal stays visible', () => {
  expect(shown([{ ...remove, refusal }])).toEqual(['row-1 250 refused', 'row-2 250 saved']);
});

test('a row that moves to another date leaves this day and appears on the other', () => {
  const moved = makeOperation({ rowId: 'row-1', values: { date: '2026-11-20' }, base: one });
  const before = calendarDate('2026-11-20');
  expect(shown([moved])).toEqual(['row-2 250 saved']);
  expect(shown([moved], [], { kind: 'dates', from: before, to: before })).toEqual(['row-1 250 on-device']);
});

test('a change of an unknown row shows nothing', () => {
  expect(shown([makeOperation({ rowId: 'unknown', values: { amount_ml: 1 } })])).toHaveLength(2);
});

test('an own row is created or changed, and keeps its other columns', () => {
  const put = (values: object, sequence: number) =>
    makeOperation({ kind: 'put', rowId: 'own', table: 'water_settings', sequence, values: { ...values } });
  const own = { kind: 'own' } as const;
  expect(applyOperations([], [put({ goal_ml: 1500 }, 1), put({ glass_ml: 300 }, 2)], own)).toEqual([
    { id: 'own', goal_ml: 1500, glass_ml: 300, saving: 'on-device' },
  ]);
  expect(applyOperations([{ id: 'settings-1', goal_ml: 2000 }], [put({ glass_ml: 300 }, 1)], own)).toEqual([
    { id: 'settings-1', goal_ml: 2000, glass_ml: 300, saving: 'on-device' },
  ]);
});

test('a change of the profile applies to its only row', () => {
  const change = makeOperation({ table: 'profiles', rowId: 'person-1', values: { full_name: 'Ana' } });
  expect(applyOperations([{ id: 'person-1', full_name: '' }], [change], { kind: 'own' })).toEqual([
    { id: 'person-1', full_name: 'Ana', saving: 'on-device' },
  ]);
});

test('the last row up to a date may be a pending one', () => {
  const last = { kind: 'last', until: day } as const;
  expect(shown([], [two], last)).toEqual(['row-2 250 saved']);
  expect(shown([insert], [two], last)).toEqual(['row-3 100 on-device']);
  const tomorrow = { ...insert, values: { ...insert.values, date: '2026-11-22' } };
  expect(shown([tomorrow], [two], last)).toEqual(['row-2 250 saved']);
});

test('a pending row that began earlier and lasts into the days is among them only if the read has repeating rows', () => {
  const trip = { ...insert, values: { ...insert.values, date: '2026-11-19', end_date: '2026-11-21' } };
  const repeats = { ...scope, repeats: true } as const;
  expect(shown([trip], [], repeats)).toEqual(['row-3 100 on-device']);
  expect(shown([trip], [], scope)).toEqual([]);
  for (const end_date of ['2026-11-20', null])
    expect(shown([{ ...trip, values: { ...trip.values, end_date } }], [], repeats)).toEqual([]);
});

test('a row enters and leaves a list of rows with a certain value', () => {
  const pinned = { kind: 'in', column: 'pinned', values: [true] } as const;
  const change = (to: boolean) => makeOperation({ rowId: 'row-1', base: one, values: { pinned: to } });
  expect(shown([change(true)], [], pinned)).toEqual(['row-1 250 on-device']);
  expect(shown([change(false)], [row('row-1', 1, { pinned: true })], pinned)).toEqual([]);
});
