import { expect, it } from 'vitest';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { createReportFormat } from '../report-format.ts';
import { sampleReport } from '../testing/sample-report.ts';
import type { RichText } from '../paper/rich-text.ts';
import { sectionsOf } from './sections.ts';
import { unnamedFields } from './unnamed-fields.ts';

type Rows = Parameters<typeof sampleReport>[0];
const at = (hour: number, minute = 0) => new Date(2026, 2, 11, hour, minute).toISOString();
const made = (hour: number, minute = 0) => ({ date: '2026-03-11', created_at: at(hour, minute) });

/** The lines of a section of the report: its items, then its days. */
async function linesOf(rows: Rows, name: string, options: Parameters<typeof sampleReport>[1] = {}) {
  const input = await sampleReport(rows, options);
  const section = sectionsOf(input, createReportFormat(input)).find((each) => each.name === name);
  const say = (words: readonly RichText[]) => words.map(({ label = '', text }) => label + text);
  return {
    ...{ head: section?.head, hasSums: section?.hasSums, count: section?.count },
    items: section?.items.map(say),
    days: section?.daysOf().map(({ rows: of, describe }) => say(describe(of))),
    words: section?.daysOf().flatMap(({ rows: of, describe }) => describe(of)) ?? [],
  };
}

it('adds up the water of a day as a sum with its count, and keeps the notes', async () => {
  const glasses = [
    { ...made(8), amount_ml: 250, notes: null },
    { ...made(9, 30), amount_ml: 500, notes: 'Chá de camomila.' },
  ];
  const { days, hasSums, count } = await linesOf({ water_entries: glasses }, 'Água');
  expect(days).toEqual([['Soma de 2 registros: 750\u00a0ml', '09:30 · Notas: Chá de camomila.']]);
  expect([hasSums, count]).toEqual([true, 2]);
});

const food = {
  ...{ quantity_g: null, calories: null, protein_g: null, carbs_g: null, fat_g: null, fiber_g: null, sodium_mg: null },
  ...{ contains_lactose: false, contains_gluten: false, meal: null, notes: null },
};
const foods = [
  { ...food, ...made(12, 30), food_name: 'Frango', quantity_g: 120, calories: 190, protein_g: 36, meal: 'lunch' },
  { ...food, ...made(12, 31), food_name: 'Salada', quantity_g: 80, calories: 10, meal: 'lunch', notes: 'Textura boa.' },
  { ...food, ...made(7, 40), food_name: 'Iogurte', calories: 100.1, contains_lactose: true },
];

it('names the foods of a day by meal, and says of each sum how many foods have the value', async () => {
  const { days } = await linesOf(
    { nutrition_entries: foods.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)) },
    'Nutrição',
  );
  expect(days).toEqual([
    [
      '07:40 Iogurte (contém lactose)',
      '12:30–12:31 Almoço: Frango (120\u00a0g), Salada (80\u00a0g)',
      'Salada · Notas: Textura boa.',
      'Soma de 3 registros: Calorias: 300,1 · Proteína: 36\u00a0g (n = 1)',
    ],
  ]);
});

it('adds nothing up for a person who eats without numbers', async () => {
  const rows = { nutrition_entries: foods, nutrition_settings: [{ created_at: at(7), hide_numbers: true }] };
  const { days, hasSums } = await linesOf(rows, 'Nutrição');
  expect(JSON.stringify(days)).not.toContain('Soma');
  expect(JSON.stringify(days)).toContain('Textura boa.');
  expect(hasSums).toBe(false);
});

it('sets the doses of a day by medicine, with what happened to each, and keeps the notes', async () => {
  const dose = { medication_id: 'm', name: 'Metilfenidato', dosage: '10 mg', pills: null, note: null, taken_at: null };
  const rows = [
    { ...dose, ...made(8), planned: '08:00', state: 'skipped' },
    { ...dose, ...made(13, 5), planned: '13:00', state: 'taken', taken_at: '13:04', pills: 2 },
    { ...dose, ...made(16, 20), name: 'Dipirona', dosage: '', planned: null, state: 'taken', note: 'Cólica.' },
  ];
  const { days, head } = await linesOf({ medication_doses: rows }, 'Remédios: doses');
  expect(days).toEqual([
    [
      'Metilfenidato, 10 mg: 08:00 não tomada, 13:00 tomada 13:04 (Unidades tomadas: 2)',
      'Dipirona: tomada 16:20',
      'Anotação: Cólica.',
    ],
  ]);
  expect(head).toBe('registro: Horário previsto · O que aconteceu · Horário em que tomei');
});

it('sets each answer of a tracker after its name and time, in the order of the times', async () => {
  const none = { answer: null, word: null, amount: null, unit: null, duration_minutes: null, option: null, notes: null };
  const rows = [
    { ...none, ...made(20), name: 'Saí ao ar livre', kind: 'yesNo', answer: 'no' },
    { ...none, ...made(21), name: 'Café', kind: 'number', amount: 3, unit: 'xícaras', notes: 'Forte.', time: '09:15' },
    { ...none, ...made(22), name: 'Leitura', kind: 'minutes', duration_minutes: 25 },
  ];
  const { days, words } = await linesOf({ tracker_entries: rows }, 'Registros próprios', { language: 'pt' });
  expect(days).toEqual([
    ['09:15 Café: 3 xícaras', 'Notas: Forte.', '20:00 Saí ao ar livre: não', '22:00 Leitura: 25\u00a0min'],
  ]);
  expect(words.map(({ isEntry }) => isEntry === true)).toEqual([true, false, true, true]);
});

it('names in the head what the first values are, and shows a dash for a blank one', async () => {
  const rows = [
    { ...made(18), type: 'walking', duration_minutes: null, intensity: 'low', notes: 'Devagar.' },
    { ...made(19), type: null, duration_minutes: null, intensity: null },
  ];
  const { head, days } = await linesOf({ activity_entries: rows }, 'Atividade física');
  expect(head).toBe('registro: O que você fez? · Duração em minutos (min) · Intensidade');
  expect(days).toEqual([['18:00 caminhada · – · leve', 'Notas: Devagar.', '19:00 –']]);
});

it('groups the senses of an entry by what they picked up', async () => {
  const rows = [{ ...made(12), visual: 'normal', auditory: 'hyper', tactile: 'normal', day_pattern: 'calm' }];
  const { days } = await linesOf({ daily_entries: rows }, 'Registro do dia');
  expect(days).toEqual([['12:00 o comum: Visão, Tato · mais: Audição · Como foi o dia? calmo']]);
});

it('sets an item of a list as one paragraph, in the order of its fields', async () => {
  const reading = { created_at: at(8), title: 'A hora da estrela', author: 'Clarice Lispector', insights: 'Reler.' };
  const { items } = await linesOf({ readings: [reading] }, 'Leituras');
  expect(items).toEqual([['A hora da estrela', 'Autoria: Clarice Lispector', expect.stringContaining('Reler.')]]);
});

it('marks the person’s own words with their language in every form of a day', async () => {
  const rows: Rows = {
    water_entries: [{ ...made(8), amount_ml: 250, notes: 'Chá.' }],
    nutrition_entries: [{ ...foods[1] }],
    facts_entries: [{ ...made(9), category: 'insight', text: 'Dizer não também é cuidado.' }],
  };
  for (const name of ['Water', 'Nutrition', 'Facts of the day']) {
    const { words } = await linesOf(rows, name, { language: 'en' });
    expect(words.filter(({ lang }) => lang === 'pt-BR')).toHaveLength(1);
  }
});

it('leaves out the names only of fields that exist', () => {
  for (const [table, names] of Object.entries(unnamedFields)) {
    const of = portableTables.find((each) => each.table === table);
    expect(Object.keys(of?.fields ?? {})).toEqual(expect.arrayContaining([...names]));
  }
});
