import { describe, expect, it } from 'vitest';
import { recipeText } from './recipe-text.ts';

describe('a recipe as plain text', () => {
  it('has its title, its facts, and its parts', () => {
    expect(
      recipeText({
        title: 'Sopa',
        facts: ['40 min', '2 porções'],
        parts: [
          { heading: 'Ingredientes', lines: ['2 cenouras'] },
          { heading: 'Preparo', lines: ['1. Corte.', '2. Cozinhe.'] },
        ],
      }),
    ).toBe('Sopa\n40 min · 2 porções\n\nIngredientes\n2 cenouras\n\nPreparo\n1. Corte.\n2. Cozinhe.');
  });

  it('omits empty parts', () => {
    expect(recipeText({ title: 'Sopa', facts: [], parts: [{ heading: 'Preparo', lines: [] }] })).toBe('Sopa');
  });
});
