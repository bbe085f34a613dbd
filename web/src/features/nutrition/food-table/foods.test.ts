import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/messages/languages.ts';
import { findFoods, readFoods, type TableFood } from './foods.ts';
import { names as en } from './names/en.ts';
import { names as es } from './names/es.ts';
import { names as fr } from './names/fr.ts';
import { names as it_ } from './names/it.ts';
import { names as ja } from './names/ja.ts';
import { names as pt } from './names/pt.ts';
import { names as zh } from './names/zh.ts';
import { values } from './values.ts';

const names = { pt, en, es, fr, it: it_, ja, zh };
const foods = Object.fromEntries(languageCodes.map((code) => [code, readFoods(values, names[code])])) as Record<
  keyof typeof names,
  TableFood[]
>;
const found = (language: keyof typeof names, typed: string) => findFoods(foods[language], typed, 6).map(({ name }) => name);

describe('the food table', () => {
  const lines = values.trim().split('\n');

  it.each(languageCodes)('has a different name for each food, in %s', (language) => {
    const named = foods[language].map(({ name }) => name);
    expect(named).toHaveLength(lines.length);
    expect(new Set(named).size).toBe(lines.length);
    expect(named.filter((name) => name.trim() !== name || name === '' || name.length > 60)).toEqual([]);
  });

  it('has each number once, and all numbers and descriptions are in docs/food-table.md', () => {
    const ids = lines.map((line) => line.slice(0, 5));
    expect(new Set(ids).size).toBe(ids.length);
    const page = readFileSync(new URL('../../../../../docs/food-table.md', import.meta.url), 'utf8');
    expect([...page.matchAll(/^\| (\d{5}) /gmu)].map(([, id]) => id)).toEqual(ids);
  });

  it('has values that are possible in 100 g, and no measure that is unknown or zero', () => {
    expect(foods.pt.flatMap(({ measures }) => measures)).toHaveLength(values.match(/=/gu)?.length ?? 0);
    for (const food of foods.pt) {
      const { protein_g, carbs_g, fat_g } = food;
      expect([food.calories, protein_g, carbs_g, fat_g, food.sodium_mg].every((value) => value !== null && value >= 0)).toBe(
        true,
      );
      // The carbohydrate of SR28 includes fibre.
      expect(food.fiber_g ?? 0, food.name).toBeLessThanOrEqual(carbs_g ?? 0);
      expect((protein_g ?? 0) + (carbs_g ?? 0) + (fat_g ?? 0), food.name).toBeLessThanOrEqual(101);
      expect(
        food.measures.every(({ grams }) => grams > 0 && grams <= 1000),
        food.name,
      ).toBe(true);
    }
  });

  it.each([
    ['09040', { calories: 89, protein_g: 1.09, carbs_g: 22.84, fat_g: 0.33, fiber_g: 2.6, sodium_mg: 1 }],
    ['16043', { calories: 143, protein_g: 9.01, carbs_g: 26.22, fat_g: 0.65, fiber_g: 9, sodium_mg: 1 }],
    ['18069', { calories: 266, protein_g: 8.85, carbs_g: 49.42, fat_g: 3.33, fiber_g: 2.7, sodium_mg: 490 }],
    ['20080', { calories: 340, protein_g: 13.21, carbs_g: 71.97, fat_g: 2.5, fiber_g: 10.7, sodium_mg: 2 }],
  ])('has the values that SR28 states for its number %s', (id, stated) => {
    expect(foods.pt.find((food) => food.id === id)).toMatchObject({ ...stated, quantity_g: 100 });
  });

  it('leaves fibre unknown where SR28 states none, and has a zero where SR28 states zero', () => {
    const unknown = foods.pt.filter(({ fiber_g }) => fiber_g === null).map(({ id }) => id);
    expect(unknown).toEqual([
      ...['09276', '12096', '12118', '15271', '16004', '16114', '16132', '16138', '18224', '18302', '18367'],
      ...['20053', '20094', '20115', '20117', '21118'],
    ]);
    expect(foods.pt.find(({ id }) => id === '19335')?.fiber_g).toBe(0);
  });

  it('has an energy near that of protein, carbohydrate and fat, except for alcohol and cocoa', () => {
    // The USDA uses a factor for each food. Alcohol has its own energy, and much of the carbohydrate of cocoa is fibre.
    const different = foods.pt.filter(({ calories, protein_g, carbs_g, fat_g }) => {
      const sum = 4 * ((protein_g ?? 0) + (carbs_g ?? 0)) + 9 * (fat_g ?? 0);
      return Math.abs(sum - (calories ?? 0)) > Math.max(25, 0.2 * (calories ?? 0));
    });
    expect(different.map(({ name }) => name).sort()).toEqual([
      'cacau em pó',
      'cerveja',
      'saquê',
      'vinho branco',
      'vinho tinto',
    ]);
  });
});

describe('searching the table', () => {
  it('ignores accents, capitals and a plural s', () => {
    expect(found('pt', 'ACAFRAO')).toEqual([]);
    expect(found('pt', 'maca')[0]).toBe('maçã com casca');
    expect(found('pt', 'Bananas')).toContain('banana');
    expect(found('fr', 'oeuf')).toContain('œuf dur');
    expect(found('fr', "jus d'orange")).toEqual(['jus d’orange pressé']);
  });

  it('finds a food by another of its names', () => {
    expect(found('pt', 'aipim')).toEqual(['mandioca crua']);
    expect(found('en', 'zucchini')).toEqual(['courgette, cooked']);
    expect(found('es', 'palta')).toEqual(['aguacate']);
  });

  it('shows names that begin with the text first, and needs all words', () => {
    expect(found('pt', 'leite')[0]).toMatch(/^leite/u);
    expect(found('pt', 'arroz')[0]).toMatch(/^arroz /u);
    expect(found('pt', 'arroz coz')).toEqual(expect.arrayContaining(['arroz integral cozido', 'arroz branco cozido']));
    expect(found('pt', 'arroz banana')).toEqual([]);
  });

  it('finds Japanese names in kana of both kinds and within a word, and Chinese names by one character', () => {
    expect(found('ja', 'ナットウ')).toEqual(['納豆']);
    expect(found('ja', 'なっとう')).toEqual(['納豆']);
    expect(found('ja', '豆腐')).toContain('木綿豆腐');
    expect(found('zh', '粥')).toEqual(['燕麦粥（水煮）']);
  });

  it('does not find a Latin text within a word, or by one letter', () => {
    expect(found('pt', 'nana')).toEqual([]);
    expect(found('pt', 'a')).toEqual([]);
    expect(found('pt', ' ')).toEqual([]);
  });
});
