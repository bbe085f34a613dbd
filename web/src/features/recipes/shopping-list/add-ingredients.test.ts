import { expect, it } from 'vitest';
import { addIngredients } from './add-ingredients.ts';

const texts = (recipes: readonly (readonly string[])[], locale = 'pt-BR', factor = 1) =>
  addIngredients(
    recipes.map((lines) => ({ lines, factor })),
    locale,
  ).map(({ text }) => text);

it('adds amounts of the same ingredient in the same unit, ignoring accents, capitals, bullets and plurals', () => {
  expect(
    texts([
      ['200 g de farinha', '1 ovo', '½ abóbora'],
      ['- 150 g de Farinha', '2 ovos', '½ Abobora'],
    ]),
  ).toEqual(['350 g de farinha', '3 ovos', '1 abóbora']);
  expect(texts([['卵 2個', '砂糖 大さじ1'], ['卵 3個']], 'ja')).toEqual(['卵 5個', '砂糖 大さじ1']);
});

it('scales each recipe to its servings before it adds', () => {
  expect(
    addIngredients(
      [
        { lines: ['100 ml de leite'], factor: 3 },
        { lines: ['50 ml de leite'], factor: 0.5 },
      ],
      'pt-BR',
    ).map(({ text }) => text),
  ).toEqual(['325 ml de leite']);
});

it('keeps other units, ranges and amounts in words apart, and lists a line without an amount once', () => {
  expect(
    texts([
      ['1 kg de farinha', '2-3 ovos', 'sal'],
      ['200 g de farinha', '2 ovos', 'Sal', 'pimenta a gosto'],
    ]),
  ).toEqual(['1 kg de farinha', '2-3 ovos', 'sal', '200 g de farinha', '2 ovos', 'pimenta a gosto']);
  expect(texts([['1 cup and 1/2 of oats'], ['1 cup of oats']], 'en')).toEqual(['1 cup and 1/2 of oats', '1 cup of oats']);
});

it('keeps the key of a line when its amount changes, so that its tick stays', () => {
  const key = (lines: readonly string[]) => addIngredients([{ lines, factor: 1 }], 'pt-BR')[0]?.key;
  expect(key(['2 cenouras'])).toBe(key(['4 cenouras']));
});
