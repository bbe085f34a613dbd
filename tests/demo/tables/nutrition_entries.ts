import type { Random } from '../random.ts';
import type { TableOfYear } from '../demo-table.ts';

/** Foods by meal, with the portions that the example user records. Unknown values stay empty; figures are rough. */
const foods = {
  breakfast: [
    {
      food_name: 'Pão francês com manteiga',
      quantity_g: 60,
      calories: 190,
      protein_g: 5,
      carbs_g: 29,
      fat_g: 6,
      sodium_mg: 330,
      contains_gluten: true,
      contains_lactose: true,
    },
    {
      food_name: 'Iogurte natural',
      quantity_g: 170,
      calories: 105,
      protein_g: 7,
      carbs_g: 8,
      fat_g: 5,
      sodium_mg: 80,
      contains_lactose: true,
    },
    { food_name: 'Mamão', quantity_g: 150, calories: 60, protein_g: 1, carbs_g: 16, fat_g: 0.2, fiber_g: 2.5 },
    {
      food_name: 'Aveia com banana',
      quantity_g: 180,
      calories: 240,
      protein_g: 7,
      carbs_g: 46,
      fat_g: 4,
      fiber_g: 5.5,
      contains_gluten: true,
    },
  ],
  lunch: [
    {
      food_name: 'Arroz e feijão',
      quantity_g: 250,
      calories: 280,
      protein_g: 10,
      carbs_g: 52,
      fat_g: 3,
      fiber_g: 9,
      sodium_mg: 420,
    },
    {
      food_name: 'Frango grelhado',
      quantity_g: 120,
      calories: 190,
      protein_g: 36,
      carbs_g: 0,
      fat_g: 4,
      fiber_g: 0,
      sodium_mg: 260,
    },
    {
      food_name: 'Macarrão com molho de tomate',
      quantity_g: 280,
      calories: 390,
      protein_g: 12,
      carbs_g: 72,
      fat_g: 6,
      contains_gluten: true,
    },
    { food_name: 'Salada de folhas', quantity_g: 80 },
  ],
  dinner: [
    {
      food_name: 'Sopa de legumes',
      quantity_g: 350,
      calories: 170,
      protein_g: 5,
      carbs_g: 30,
      fat_g: 3,
      fiber_g: 4,
      sodium_mg: 640,
    },
    { food_name: 'Omelete', quantity_g: 130, calories: 210, protein_g: 14, carbs_g: 2, fat_g: 16, sodium_mg: 310 },
    {
      food_name: 'Tapioca com queijo',
      quantity_g: 140,
      calories: 300,
      protein_g: 9,
      carbs_g: 48,
      fat_g: 8,
      contains_lactose: true,
    },
  ],
} as const;

const open = { calories: null, protein_g: null, carbs_g: null, fat_g: null, fiber_g: null, sodium_mg: null };
const noted = (meal: keyof typeof foods, random: Random, at: string) => ({
  ...open,
  contains_lactose: false,
  contains_gluten: false,
  notes: random.chance(0.03) ? random.pick(['Comi devagar.', 'Almoço em família.', 'Textura boa.']) : null,
  ...random.pick<Record<string, unknown>>(foods[meal]),
  // Some foods are recorded in passing, without a meal.
  meal: random.chance(0.8) ? meal : null,
  at,
});

/** Some meals of a day, rarely all. The same few foods repeat, as they do for many people. */
export default {
  ofDay: ({ diligence }, random) => [
    ...(random.chance(diligence * 0.8) ? [noted('breakfast', random, '07:40')] : []),
    ...(random.chance(diligence * 0.7) ? [noted('lunch', random, '12:30'), noted('lunch', random, '12:31')] : []),
    ...(random.chance(diligence * 0.5) ? [noted('dinner', random, '19:45')] : []),
  ],
} satisfies TableOfYear;
