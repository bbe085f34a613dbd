import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotStored } from '#core/outbox/write-problems.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Food } from './nutrition-entries.ts';
import { useAddMeal } from './use-add-meal.ts';

interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly onAct: () => void };
}
const { device, toasts, removed } = vi.hoisted(() => ({
  /** The names of foods that the device cannot store or the server refuses, and the stored rows by id. */
  device: { full: new Set<unknown>(), refused: new Set<unknown>(), rows: new Map<string, Record<string, unknown>>() },
  toasts: [] as Toast[],
  removed: [] as unknown[],
}));
const refusals = () =>
  [...device.rows].filter(([, { food_name }]) => device.refused.has(food_name)).map(([rowId]) => ({ rowId, refusal: {} }));

vi.mock('use-intl/react', () => ({ useLocale: () => 'pt-BR' }));
vi.mock('#core/records/write-rows.ts', () => ({
  addRow: (_table: string, row: Record<string, unknown>, id: string) => {
    if (device.full.has(row['food_name'])) return Promise.reject(new NotStored('full'));
    device.rows.set(id, row);
    return Promise.resolve(id);
  },
}));
vi.mock('#core/outbox/current-outbox.ts', () => ({ getOutboxState: () => ({ operations: refusals() }) }));
vi.mock('#core/journal/when-settled.ts', () => ({ whenSettled: () => Promise.resolve('saved') }));
vi.mock('#core/journal/save-toasts.ts', () => ({ useNotSavedMessage: () => () => 'full' }));
vi.mock('#core/journal/use-removal.ts', () => ({
  useRemoval: () => (rows: readonly { food_name: string }[]) => {
    removed.push(rows.map(({ food_name }) => food_name).sort());
    return Promise.resolve();
  },
}));
vi.mock('#core/session/session.ts', () => ({ currentUserId: () => 'ana' }));
vi.mock('#core/messages/use-messages.ts', () => ({
  useMessages: () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
}));
vi.mock('#ui/use-toast.ts', () => ({ useToast: () => ({ showToast: (toast: Toast) => toasts.push(toast) }) }));

/** Adds bread, egg and coffee of one breakfast to this day. */
async function addBreakfast(date: string): Promise<void> {
  const given: ReturnType<typeof useAddMeal>[] = [];
  function Page() {
    given.push(useAddMeal());
    return null;
  }
  renderToStaticMarkup(<Page />);
  const foods = ['Pão', 'Ovo', 'Café'].map((food_name) => ({ food_name, notes: 'Com sono' }) as Food);
  await given[0]!({ key: 'breakfast\ncafe\novo\npao', meal: 'breakfast', foods }, date as CalendarDate);
}
const storedNames = () => [...device.rows.values()].map(({ food_name }) => food_name);

beforeEach(() => {
  device.full.clear();
  device.refused.clear();
  device.rows.clear();
  toasts.length = 0;
  removed.length = 0;
});

it('adds all foods under the meal without their notes, and one undo removes all of them', async () => {
  await addBreakfast('2026-03-01');
  expect([...device.rows.values()]).toMatchObject(
    ['Pão', 'Ovo', 'Café'].map((food_name) => ({ food_name, meal: 'breakfast', notes: null, date: '2026-03-01' })),
  );
  expect(toasts.map(({ title }) => title)).toEqual(['mealAdded 3']);
  toasts[0]?.action?.onAct();
  expect(removed).toEqual([['Café', 'Ovo', 'Pão']]);
});

it('adds a meal a second time if the person taps it again', async () => {
  await addBreakfast('2026-03-01');
  await addBreakfast('2026-03-01');
  expect(storedNames()).toEqual(['Pão', 'Ovo', 'Café', 'Pão', 'Ovo', 'Café']);
});

it('names the foods that the device could not store, and a second tap adds only these', async () => {
  device.full.add('Ovo').add('Café');
  await addBreakfast('2026-03-02');
  expect(toasts).toMatchObject([{ title: 'mealNotWhole Ovo, Café', description: 'full mealRetry' }]);
  device.full.clear();
  await addBreakfast('2026-03-02');
  expect(storedNames()).toEqual(['Pão', 'Ovo', 'Café']);
  expect(toasts[1]).toMatchObject({ title: 'mealAdded 3' });
  toasts[1]?.action?.onAct();
  expect(removed).toEqual([['Café', 'Ovo', 'Pão']]);
});

it('offers no undo if nothing could be stored', async () => {
  device.full.add('Pão').add('Ovo').add('Café');
  await addBreakfast('2026-03-03');
  expect(toasts[0]?.action).toBeUndefined();
});

it('sends only the food again that the server refused, under its first id', async () => {
  device.refused.add('Ovo');
  await addBreakfast('2026-03-04');
  expect(toasts).toMatchObject([{ title: 'mealNotWhole Ovo', description: 'refusedText mealRetry' }]);
  await addBreakfast('2026-03-04');
  expect(storedNames()).toEqual(['Pão', 'Ovo', 'Café']);
  // The person corrected or discarded the refused food, so the next tap adds the whole meal.
  device.refused.clear();
  await addBreakfast('2026-03-04');
  expect(storedNames()).toHaveLength(6);
});

it('adds the whole meal again after an undo of a part', async () => {
  device.full.add('Café');
  await addBreakfast('2026-03-05');
  toasts[0]?.action?.onAct();
  expect(removed).toEqual([['Ovo', 'Pão']]);
  device.full.clear();
  device.rows.clear();
  await addBreakfast('2026-03-05');
  expect(storedNames()).toEqual(['Pão', 'Ovo', 'Café']);
});
