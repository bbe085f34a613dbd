import type { Locator } from '@playwright/test';

export interface ListPage {
  readonly name: string;
  readonly path: string;
  /** The actions, such as presses, that open a list which is not on the page at first, in this order. */
  readonly part?: readonly ((main: Locator) => Promise<void>)[];
}

const sentence = 'Um dia comum, com um pouco de barulho na rua e um café quieto depois do trabalho.';

/** For each table, makes a row of a day. `index` counts the rows from 0. The texts are of an ordinary length. */
export const rowsOfTables: Readonly<Record<string, (date: string, index: number) => object>> = {
  water_entries: (date) => ({ date, amount_ml: 250, notes: 'Chá de camomila.' }),
  mood_entries: (date, index) => ({
    date,
    mood: index % 2 ? 'calm' : 'anxious',
    intensity: 1 + (index % 5),
    notes: sentence,
  }),
  analysis_entries: (date, index) => ({
    date,
    occurred: 'yes',
    triggers: ['auditory', 'change'],
    intensity: 1 + (index % 5),
    strategies: ['quietPlace'],
    early_signs: `sinal ${String(index % 40)}`,
    notes: sentence,
  }),
  nutrition_entries: (date, index) => ({
    date,
    food_name: `Prato ${String(index % 90)}`,
    quantity_g: 250,
    calories: 310,
    protein_g: 12,
  }),
  facts_entries: (date) => ({ date, category: 'learning', text: sentence }),
  thoughts_entries: (date, index) => ({ date, text: `${String(index)}. ${sentence}`, stickers: ['sun', 'cup'] }),
  weight_entries: (date, index) => ({ date, weight_kg: 70 + (index % 20) / 10 }),
  menstrual_entries: (date, index) => ({
    date,
    on_period: index % 28 < 5,
    symptoms: ['cramps', 'fatigue'],
    notes: sentence,
  }),
  medications: (_, index) => ({ name: `Remédio ${String(index)}`, dosage: '10 mg', times: ['08:00'], status: 'ended' }),
  readings: (date, index) => ({
    date,
    title: `Livro ${String(index)}`,
    author: 'Autora',
    status: 'finished',
    insights: sentence,
  }),
  recipes: (_, index) => ({
    title: `Sopa ${String(index)}`,
    prep_time_minutes: 40,
    servings: 4,
    effort: 'low',
    ingredients: '2 cenouras\n½ abóbora\n1,5 l de água',
    instructions: 'Corte os legumes.\nCozinhe por meia hora.',
  }),
  reminders: (date, index) => ({ text: `Regar as plantas ${String(index)}`, time: '18:00', repeat: 'never', day: date }),
  appointments: (date, index) => ({ date, name: `Consulta ${String(index)}`, type: 'therapy', start_time: '10:00' }),
};

const press = (name: string) => (main: Locator) => main.getByText(name, { exact: true }).first().click({ force: true });

export const listPages: readonly ListPage[] = [
  { name: 'water', path: '/water' },
  { name: 'mood', path: '/mood' },
  { name: 'overload', path: '/analysis' },
  { name: 'nutrition', path: '/nutrition' },
  { name: 'menstrual, with symptoms', path: '/menstrual' },
  { name: 'medications', path: '/medications' },
  { name: 'weight', path: '/weight' },
  { name: 'facts', path: '/facts' },
  { name: 'facts of a year', path: '/facts', part: [press('Ano')] },
  { name: 'thoughts', path: '/thoughts' },
  {
    name: 'thoughts, search',
    path: '/thoughts',
    part: [press('Abrir a busca'), (main) => main.locator('[name="query"]').fill('barulho')],
  },
  { name: 'readings', path: '/readings' },
  { name: 'readings, search', path: '/readings', part: [(main) => main.locator('[name="readings-query"]').fill('livro 3')] },
  { name: 'recipes', path: '/recipes' },
  { name: 'recipes, search', path: '/recipes', part: [(main) => main.locator('[name="query"]').fill('sopa 3')] },
  { name: 'reminders', path: '/reminders' },
  { name: 'appointments, month', path: '/calendar' },
  { name: 'appointments, list of the year', path: '/calendar', part: [press('Lista')] },
];
